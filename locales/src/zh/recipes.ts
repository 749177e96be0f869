import type { recipes as source } from '../vi/recipes.ts'
import type { Like } from '../languages.ts'

export const recipes = {
  'opennds-install':
    '登录 OpenWrt 22.03 或更新版本的路由器（SSH），安装 openNDS（已用 9.10 测试；10.x 设置相同）及其所需的软件包。缺少任何一个，openNDS 就会退出，Wi-Fi 将对所有人开放。',
  'opennds-settings': '粘贴以下内容，让 openNDS 把客人引导到您的欢迎页。',
  'opennds-agent': '安装 Portico 代理程序，用来上报在线客人并接收断开指令。它只向外连接，不开放任何端口。',
  'opennds-start': '重启 openNDS 和 Portico 代理程序，并等待最后的检查结果。设备会在几秒内变绿。',
  'opennds-undo': '要从路由器移除 Portico，请运行此段。之后 Wi-Fi 对所有人开放，不再有欢迎页。',
  'opennds-no-packages': '无法安装软件包。请检查路由器能否上网、空间是否足够，然后重新运行。',
  'opennds-dnsmasq':
    '您选择的登录方式需要在登录前放行一些域名，这需要 dnsmasq-full。此段用它替换 dnsmasq；设置保留，期间路由器仍可解析域名。',
  'opennds-no-address': '未作任何更改：路由器找不到以下域名的 IPv4 地址（A 记录）：',
  'opennds-runs': 'openNDS 正在运行：客人必须经过欢迎页。',
  'opennds-not-running': 'openNDS 未运行：WI-FI 正对所有人开放。原因见以下几行：',
  'join-and-look': '用手机连接此 Wi-Fi。欢迎页会自动打开，您会在“在线客人”中看到自己。',
  'radius-server': '在设备的 RADIUS（认证服务器）设置中，为认证和会话记录（accounting）填写以下数值。',
  'radius-scripted': '上面的命令已填好这些值。只有在界面上设置 RADIUS 服务器时才需要它们。',
  'radius-page': '将外部登录页设为此地址，并用设备自己的变量替换 <> 中的内容。',
  'radius-garden': '允许客人在登录前访问这些地址（设备上的 walled garden）。',
  'radius-login': '设备自身登录页的地址，手机会把一次性密码提交到这里。必须与您在此填写的一致。',
  'radius-message-authenticator':
    '请在设备上启用 Message-Authenticator。为防伪造（BlastRADIUS），没有它的数据包会被忽略。',
  'radius-legacy': '此设备可以发送不带 Message-Authenticator 的数据包。请升级固件，然后改回“必需”。',
  'radius-test':
    '可在装有 radclient 的电脑上测试（Debian 和 Ubuntu 的软件包为 freeradius-utils）：陌生设备得不到回应，而此命令应收到 Access-Reject。',
  'chilli-settings':
    '如果 CoovaChilli 由软件包安装（1.5 或更新，有 /etc/chilli/defaults），请运行此段。您的网络设置和 chilli.conf 保持不变。HS_UAMSECRET 让我们确认客人确实来自此设备。',
  'chilli-start': '重启 CoovaChilli。',
  'chilli-undo': '要移除 Portico，请运行此段；之前的设置会重新生效。',
  'chilli-own':
    '如果 chilli.conf 是您自己编写的，请跳过以上两步：把这些行加入其中，保留网络相关的行（dhcpif、net、dns1…），然后重启。',
  'mikrotik-script':
    '需要 RouterOS 7.15 或更新版本。在 WinBox 中打开终端（或 SSH），把“bridge”改为客人所在的接口（须有 IP 地址和 DHCP），然后粘贴此段。没有热点时会创建一个；其他热点和路由器名称保持不变。新路由器可能需要先运行 /system device-mode update hotspot=yes。',
  'mikrotik-login':
    '从路由器的 Files 下载 hotspot 文件夹，用此文件替换其中的 login.html，再以 portico 为名上传该文件夹。原文件夹保留给其他热点。',
  'mikrotik-undo':
    '要移除 Portico，请粘贴此段。上面脚本创建的热点会被删除；原有的热点改用 default 配置，您可以重新选择原来的配置。',
  'mikrotik-no-interface': '路由器没有此接口：请修改 :local guests 一行。未作任何更改。',
  'mikrotik-other-radius': '注意：此路由器的热点还使用另一台 RADIUS 服务器，并且先询问它。请查看 /radius print。',
  'unifi-portal':
    '在 UniFi Network（5.x 至 10.x）中：Hotspot → Landing page → External portal server，填写欢迎页的 IPv4 地址（若欢迎页使用域名，用此命令查询）。该栏不接受端口或路径；路径由 UniFi 添加。',
  'unifi-account': '创建一个仅限本地访问、未启用两步验证且有此站点权限的管理员，并在这里的设备中填写其用户名和密码。',
  'unifi-key': '在 Settings → Control Plane → Integrations 中创建 API 密钥，并填入这里的设备。',
  'unifi-site': '客人将到达此地址。最后一段是站点的内部 ID（通常为 default），而非显示名称。',
  'unifi-port':
    '注意：UniFi 只会把客人带到 80 或 443 端口，而欢迎页位于此地址。请在它前面放一个代理并修改 PORTAL_URL，否则客人看不到欢迎页。',
  'unifi-hostname': '启用 Portal URL hostname（Secure portal domain）并填写此域名，使手机看到与证书一致的名称。',
  'omada-portal':
    '在 Omada 中：Authentication → Portal，为客人的 SSID 新建一个 Portal，选择 External Portal Server 并填入此地址。',
  'omada-garden': '在 Authentication → Portal → Access Control 中启用 Pre-Authentication Access 并添加这些。',
  'omada-operator': '在 Hotspot Manager 中为此站点创建操作员（不要用管理员），并在这里的设备中填写其用户名和密码。',
  'omada-time': '不同版本的 Omada 时间单位不同。先用一部手机试：若客人几乎立刻断线，请把这里设备的时间单位改为微秒。',
  'controller-reach':
    '我们的服务器必须能访问此地址上的控制器，且只会访问它。若它在专用网络中，须由服务器运营方开放该网络（GATEWAY_NETWORKS）。',
  'controller-certificate':
    '若控制器使用自签名证书，请运行此命令，并把 SHA-256 指纹填入这里的设备。没有它，我们不会发送密码。',
  'meraki-splash':
    '在 Meraki 中：Wireless → Splash page，选择 Custom splash URL 并填入此地址。在“Where should users go after the splash page?”处选择“The URL they were trying to fetch”。',
  'meraki-click':
    '在 Meraki 中：Wireless → Access control，选择客人的 SSID，并在 Splash page 处选择 Click-through。此方式下 Meraki 不会上报客人的用量和离开时间，也无法从这里断开客人。',
  'meraki-sign-on':
    '在 Meraki 中：Wireless → Access control，选择客人的 SSID，并在 Splash page 处选择 Sign-on with my RADIUS server。请求来自 Meraki 云，防火墙须允许其地址段。',
  'meraki-garden':
    '在 Access control 中启用 Walled garden 并添加这些。如果您的网络不接受域名，请联系 Meraki 支持启用，或填写它们的 IP 地址段。',
  'meraki-orders':
    'Meraki 只接受断开指令；无法更改在线客人的时长和速度。指令须发送到贵组织自己的域名（控制台地址栏中的 n….meraki.com），UDP 3799：请把该域名的 IP 地址填入此处设备的“远程断开（CoA）的 IP 地址”。',
  'aruba-script':
    '打开 Aruba Instant 接入点的命令行并粘贴，然后为客人网络选择服务器和外部页面“portico”。Instant On 请在其界面填写相同的值。',
  'aruba-certificate': '在接入点上安装您自己的证书，并把登录地址设为证书中的名称，否则手机会发出警告。',
  'cisco-script':
    '粘贴到 9800 控制器（IOS XE 17）的命令行，然后为客人 WLAN 选择“portico”。192.0.2.1 是其登录页的虚拟地址；如已设置其他地址，请保留并填入此处的设备。在 AireOS 上，于 Security → Web Auth → Web Login Page (External) 填写相同的值。',
  'cisco-address': '查询欢迎页的 IPv4 地址，并替换下面的 PORTAL_IPV4：控制器此处不接受域名。地址变化时请一并修改。',
  'cisco-port':
    '控制器只会自动放行欢迎页的 80 和 443 端口。欢迎页在其他端口，因此客人 WLAN 需要此访问列表；把“guest”改为您的 WLAN 名称。',
  'cisco-certificate':
    '为使手机发送一次性密码时不出现警告，请在控制器上安装受信任的证书并引用它：在 parameter-map type webauth global 中设置 trustpoint NAME 和 virtual-ip ipv4 192.0.2.1 virtual-host HOST。',
  'ruckus-hotspot':
    '在 Hotspot Services 中新建服务：Login Page 填此地址，Authentication Server 选刚填的 RADIUS 服务器，然后用于客人 WLAN。',
  'cambium-guest':
    '在 WLAN → Guest Access 中选择 External Hotspot 并填入此地址；选择 External Portal Post 和刚填的 RADIUS 服务器。',
  'fortinet-script':
    '粘贴到 FortiGate 的 CLI（FortiOS 7.2.10、7.4.5、7.6 或更新）；把“guest”改为客人 SSID 的名称，“wan1”改为您的互联网接口。最后两条策略允许客人在登录前使用 DNS 并访问欢迎页；登录后仍需要您自己的上网策略。',
  'smartzone-hotspot':
    '在 SmartZone 中新建 Hotspot (WISPr) Portal，将此地址设为外部 Logon URL，认证和会话记录（accounting）都选刚才填写的 RADIUS 服务器，再应用到客人 WLAN。',
  'smartzone-northbound':
    '在 Administration → External Services → WISPr Northbound Interface 中启用，设置用户名和密码，并填入此处的设备。这不是管理员密码。',
  'smartzone-plain':
    'SmartZone 会在跳转到欢迎页时加密客人的设备地址，我们请它自行解密。若客人仍被拒绝，请在命令行中关闭加密。',
  'captive-option':
    '可选：DHCP 选项 114（RFC 8910）告诉手机去哪里查询是否已联网。它不含密钥，只有当我们的服务器能看到每位客人自己的地址（服务器位于店内网络）时才有用；在 NAT 之后回复为 404，手机仍照常发现欢迎页。',
  'link-title': '配置设备',
  'link-lead': '这些步骤含有设备密钥。只能在这部手机上打开一次，几分钟内有效。',
  'link-lead-day': '这些步骤含有设备密钥。只能在此浏览器中打开一次，之后 24 小时内可查看。',
  'link-hidden': '设备已在使用这些密钥，因此不再显示。如需重新配置，请让发送链接的人生成新密钥和新链接。',
  'link-open': '显示步骤',
  'link-gone': '此链接已使用或已失效。请在设备的“配置”中重新生成。',
  'link-mark': '轻点方框全选，再复制。',
  'link-save': '保存为文件',
  'problem-no-address': '尚不知道设备的地址',
  'problem-private-address': '该地址位于服务器运营方未开放的专用网络中（GATEWAY_NETWORKS）',
  'problem-unreachable': '无法连接控制器',
  'problem-certificate': '控制器的证书不受信任；若确属您，请把此指纹填入设备',
  'problem-sign-in-refused': '控制器不接受用户名、密码或 API 密钥',
  'problem-wrong-version': '控制器是其他版本；请检查所选类型',
  'problem-wrong-site': '控制器没有该站点',
  'problem-client-unknown': '控制器还没有看到客人的手机',
  'problem-refused': '控制器拒绝了指令',
  'problem-agent-old':
    '路由器上的 Portico 代理程序是旧版，无法更改在线客人的时间或速度。请打开设备的配置，重新安装 portico-agent 并重启它',
  'problem-agent-silent':
    '路由器上的 Portico 代理程序（portico-agent）尚未连接。没有它，时间和速度限制都不起作用，也无法知道谁在线。请按设备的配置步骤安装它',
  'problem-opennds-down':
    '路由器上的 openNDS 已停止：Wi-Fi 对所有人开放，不经过欢迎页。通常是缺少 PHP 软件包（FAS 2、3 级）；请在路由器上运行“logread -e opennds”查看原因，然后重启 openNDS',
  'problem-opennds-silent': '路由器上的 openNDS 没有回应 Portico 代理程序。请在路由器上重启 openNDS',
  'problem-opennds-newer':
    '路由器上的 openNDS 比 Portico 核对过的最新版本（10.3.1）还新。如有功能异常，请把此版本号告知 Portico 的运营方',
  'problem-level-needs-https':
    'FAS 3 级（加密）要求欢迎页有带域名的 https 地址。请为此设备选择 1 级，或为欢迎页配置域名和证书',
  'opennds-level-1': '此处无法使用会加密客人信息的 3 级，因为欢迎页没有带域名的 https 地址。',
  'opennds-level-below': '此设备使用您选择的 FAS 级别；3 级同样可用，并会加密客人的信息。',
  'opennds-level-3': '此设备使用 FAS 3 级：欢迎页有带域名的 https 地址，因此客人的信息会加密。',
  'problem-orders-silent': '设备没有回应我们的指令',
  'network-where': '在设备上的这里创建第二个网络，或粘贴这些命令。',
  'network-radius':
    '将这些值用于该网络的 RADIUS 服务器，认证和会话记录（accounting）都要填写。启用 CoA/Disconnect，作废才能立即生效。',
  'network-try': '在自己的手机上从“连接成功”页面安装描述文件，然后选择该网络。无法连接？“连接诊断”会说明原因。',
  'network-passpoint': '要让 Android 一键安装，请用这些值启用 Passpoint。无需填写漫游联盟。',
  'network-radsec':
    '如果设备在别处且 RADIUS 经过互联网，请用 TLS 封装（RadSec）。Portico 本身不接受 RadSec：请在旁边用此配置运行 radsecproxy，双方各用一张证书。',
  'network-openroaming':
    'OpenRoaming：Portico 不是 OpenRoaming 身份提供商，也没有 WBA 证书，因此其他网络的客人无法通过它上网。仅当您与提供商签约时才广播此联盟，并将其 RADIUS 指向该提供商。',
} as const satisfies Like<typeof source>
