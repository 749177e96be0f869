import type { Like } from '../languages.ts'
import type { doctorCauses as vi } from '../vi/doctorCauses.ts'

export const doctorCauses = {
  online: {
    title: '已在线',
    fix: '每一环都正常。若仍有问题，请客人关闭移动数据或 VPN。',
  },
  left: {
    title: '上网后已离开',
    fix: '无需处理。客人可再次连接 Wi-Fi。',
  },
  'under-way': {
    title: '正在登录',
    fix: '请稍等一分钟再查看。',
  },
  stopped: {
    title: '中途停止',
    fix: '该步骤可能太长或问题太多。请亲自试一遍，并尽量精简。',
  },
  'stopped-code': {
    title: '停在验证码步骤',
    fix: '验证码可能未送达。请在“集成”中检查短信、Zalo 或邮件，或在柜台提供验证码。',
  },
  blocked: {
    title: '在您的黑名单中',
    fix: '如需放行，请将其移出黑名单。',
  },
  quota: {
    title: '今日额度已用完',
    fix: '提高每日额度，或请客人明天再来。',
  },
  full: {
    title: '设备人数已满',
    fix: '提高设备的人数上限，或缩短每次时长。',
  },
  'gateway-offline': {
    title: 'Wi-Fi 设备离线',
    fix: '请检查设备电源和网络线路。',
  },
  'wrong-secret': {
    title: '设备的 RADIUS 密钥错误',
    fix: '请从设备的配置步骤中重新复制 RADIUS 密钥，或生成新密钥。',
  },
  unsigned: {
    title: '设备的数据包没有签名',
    fix: '请在设备上启用 Message-Authenticator。',
  },
  'no-request': {
    title: '设备没有询问服务器',
    fix: '请检查设备的登录地址、RADIUS 端口和防火墙；也可能是客人中途关闭了页面。',
  },
  'order-waiting': {
    title: '设备尚未领取指令',
    fix: '设备上的程序可能已停止。请重启设备，再检查其配置。',
  },
  'order-failed': {
    title: '控制器未放行',
    fix: '请在该设备上点击“测试”以查看控制器的提示。',
  },
  'refused-unknown': {
    title: 'RADIUS 不认识此登录',
    fix: '手机未经欢迎页，直接用自己的地址尝试登录。请客人打开欢迎页；若打不开，请检查设备上登录前可访问的地址（walled garden）是否包含欢迎页。',
  },
  'refused-wrong-password': {
    title: 'RADIUS 拒绝：密码错误',
    fix: '很可能设备上的密钥略有不同，请重新复制。',
  },
  'refused-wrong-device': {
    title: 'RADIUS 拒绝：属于其他手机的登录',
    fix: '手机的地址在登录途中发生了变化。请客人断开 Wi-Fi 后重新连接。',
  },
  'refused-wrong-gateway': {
    title: 'RADIUS 拒绝：属于其他设备的登录',
    fix: '客人在登录途中切换了接入点。请客人重新打开欢迎页。',
  },
  'refused-used': {
    title: 'RADIUS 拒绝：登录已被使用',
    fix: '每次登录只能使用一次。请客人重新打开欢迎页。',
  },
  'refused-expired': {
    title: 'RADIUS 拒绝：登录已过期',
    fix: '请客人重新打开欢迎页。若经常发生，请检查设备的时钟和网络。',
  },
  'refused-revoked': {
    title: 'RADIUS 拒绝：已被断开',
    fix: '店员已断开此客人，可通过欢迎页重新登录。',
  },
  'refused-denied': {
    title: 'RADIUS 拒绝：在黑名单中',
    fix: '如需放行，请将其移出黑名单。',
  },
  'eap-untrusted': {
    title: '手机不信任网络的证书',
    fix: '手机上的描述文件含有其他根证书，或该网络是手动添加且未选择证书。请移除该网络，并从客人的页面重新安装描述文件。',
  },
  'eap-server-expired': {
    title: 'Wi-Fi 服务器证书已过期',
    fix: '如果使用自有证书，请在“Wi-Fi 描述文件”中更换。系统证书会自动续期：此时请检查手机时间。',
  },
  'eap-method': {
    title: 'Wi-Fi 登录方式错误',
    fix: '手机被手动设置为 PEAP 或 MSCHAPv2。请选择 TTLS、内层 PAP，或重新安装描述文件。',
  },
  'eap-broken': {
    title: '加密握手中断',
    fix: '信号弱、数据包在途中被截断，或设备过旧不支持 TLS 1.2。请靠近接入点后重试。',
  },
  'eap-no-keys': {
    title: '已放行，但接入点没有使用密钥',
    fix: '服务器已发送密钥，但会话没有开始。请将第二个网络设为 WPA2/WPA3-Enterprise，并检查设备中的 RADIUS 密钥。',
  },
  'profile-off': {
    title: 'Wi-Fi 描述文件未启用',
    fix: '请在“Wi-Fi 描述文件”中启用，或将该网络改回普通登录。',
  },
  'profile-unknown': {
    title: '未知的 Wi-Fi 描述文件',
    fix: '它不属于本店，或名称和密码输入有误。请客人从自己的页面重新安装。',
  },
  'profile-revoked': {
    title: 'Wi-Fi 描述文件已作废',
    fix: '店铺或客人已停用它。客人可在欢迎页登录并安装新的描述文件。',
  },
  'profile-expired': {
    title: 'Wi-Fi 描述文件已过期',
    fix: '客人在欢迎页登录后安装新的描述文件。您可在“Wi-Fi 描述文件”中延长有效期。',
  },
  'profile-withdrawn': {
    title: '客人撤回了对条款的同意',
    fix: '客人需要打开欢迎页并再次同意，设备才会自动加入。',
  },
  'no-accounting': {
    title: '已放行，但设备没有上报',
    fix: '请在设备上启用会话记录（RADIUS accounting），指向同一服务器，端口 1813。',
  },
  'never-seen': {
    title: '从未见过这部手机',
    fix: '过去 24 小时内未打开欢迎页。请确认手机连接了正确的 Wi-Fi，且已关闭移动数据和 VPN，再检查设备是否将客人引导至欢迎页。',
  },
  'time-up': {
    title: '时间已用完',
    fix: '本次上网时间已到。请客人重新打开欢迎页；如需更长，请提高设备或登录流程的分钟数。',
  },
  'stopped-provider': {
    title: '停在账号登录',
    fix: '如果登录页打不开，请将设备上登录前可访问的地址（walled garden）与其配置步骤对照；如果能打开，则是客人中途放弃。',
  },
  'code-unknown': {
    title: '输入的上网码不存在',
    fix: '没有这样的上网码。请对照小票，或在柜台发放新上网码。',
  },
  'code-expired': {
    title: '上网码已过期',
    fix: '请给客人发放新的上网码。',
  },
  'code-spent': {
    title: '上网码的时间或流量已用完',
    fix: '请给客人发放新的上网码。',
  },
  'code-revoked': {
    title: '上网码已作废',
    fix: '店里有人停用了此上网码。请重新启用该批次，或另发一个上网码。',
  },
  'code-devices': {
    title: '上网码的设备数已满',
    fix: '该上网码已达到允许的设备数。请另发一个，或在下一批次中提高每个上网码的设备数。',
  },
  'tries-spent': {
    title: '错误次数过多',
    fix: '为防止猜测，已暂停尝试。请等几分钟，再用正确的上网码重试。',
  },
  'password-wrong': {
    title: '店内密码输入错误',
    fix: '请核对告示上的密码与登录流程中的密码。',
  },
  'code-wrong': {
    title: '验证码输入错误或已过期',
    fix: '请客人重新获取并使用最新的验证码。',
  },
  'code-undelivered': {
    title: '验证码无法发送',
    fix: '请在“集成”中检查短信、Zalo 或邮件；期间可在柜台发码。',
  },
  'not-set-up': {
    title: '设备尚未完成配置',
    fix: '此设备从未连接过。请打开其配置步骤，逐步完成：服务器地址、密钥、UDP 端口 1812 和 1813。',
  },
  'wrong-name': {
    title: '设备使用了不同的 ID',
    fix: '请将 NAS-Identifier 设为与此处完全一致的 NAS ID（区分大小写）。',
  },
  'shared-name': {
    title: '其他店铺的设备使用了相同的 NAS ID',
    fix: '其他店铺也使用此 NAS ID，无法确定数据包来自哪台设备。请在此处和设备上改用独有的 ID，然后重新复制 RADIUS 密钥。',
  },
  'order-address': {
    title: '控制器没有可用的地址',
    fix: '请编辑设备，填写本服务器可以访问的控制器地址。',
  },
  'order-unreachable': {
    title: '控制器没有响应',
    fix: '请确认它在运行、地址和端口正确、防火墙允许本服务器访问。',
  },
  'order-certificate': {
    title: '控制器证书不受信任',
    fix: '如果上面的指纹属于您，请将其填入此设备的设置。',
  },
  'order-sign-in': {
    title: '控制器拒绝账号或 API 密钥',
    fix: '请编辑设备，重新输入控制器的用户名、密码或 API 密钥。',
  },
  'order-version': {
    title: '控制器版本不符',
    fix: '请编辑设备，选择正确的控制器类型。',
  },
  'order-site': {
    title: '控制器没有该站点',
    fix: '请编辑设备，填写控制器中显示的站点 ID。',
  },
  'order-client': {
    title: '控制器看不到客人的手机',
    fix: '它已离开 Wi-Fi，或在另一个站点。请客人关闭再打开 Wi-Fi。',
  },
  'order-refused': {
    title: '控制器拒绝放行',
    fix: '请确认账号有权授权客人，且客人的接入点已连接到它。',
  },
  'order-restarted': {
    title: '路由器在客人登录途中重启',
    fix: '请客人重新打开欢迎页。若经常发生，请检查路由器电源。',
  },
  'token-refused': {
    title: '路由器不接受客人的登录令牌',
    fix: '请从设备的配置步骤中重新复制 faskey，确认 FAS 级别与此处所选一致，然后重启 openNDS。',
  },
  'no-report': {
    title: '路由器已放行，但其上的 Portico 代理程序没有上报',
    fix: '请按设备的配置步骤在路由器上重新安装 Portico 代理程序；没有它就无法知道谁在线。',
  },
} as const satisfies Like<typeof vi>
