import { useState } from 'react'
import { Button, Modal, SegmentedControl } from '@mantine/core'
import { centerCrop, makeAspectCrop, ReactCrop, type PercentCrop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { CROP_RATIOS, ratioOf, type CropRatio } from '@portico/contract/media/limits.ts'
import { media, type File } from '@portico/contract/media.ts'
import { api } from '../../core/api.ts'
import { useErrorText } from '../../core/errors.ts'
import { useText } from '../../core/useText.ts'
import { notify } from '../toasts.ts'
import { useEscape } from '../useEscape.ts'
import css from './media.module.css'

type Props = {
  file: File
  /** The ratios a place has room for; all when left out. */
  ratios?: readonly CropRatio[]
  isOpen: boolean
  onClose: () => void
  onCropped: (file: File) => void
}

/** Cuts a picture to an exact ratio. The frame moves by mouse, finger and arrow keys; the server does the cutting. */
export function CropDialog({ file, ratios = CROP_RATIOS, isOpen, onClose, onCropped }: Props) {
  const t = useText('media')
  const close = useText('ui')('close')
  const errorText = useErrorText()
  const [ratio, setRatio] = useState<CropRatio>(ratios[0]!)
  const [crop, setCrop] = useState<PercentCrop>(() => largest(ratios[0]!, file))
  const [isSaving, setSaving] = useState(false)

  useEscape(isOpen, onClose)

  function choose(next: CropRatio) {
    setRatio(next)
    setCrop(largest(next, file))
  }

  async function save() {
    setSaving(true)
    try {
      onCropped(await api(media.crop, { params: { eid: file.eid }, body: { ratio, ...inPixels(crop, file) } }))
    } catch (error) {
      notify({ kind: 'bad', text: errorText(error) })
    } finally {
      setSaving(false)
    }
  }

  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t('crop.title')}
      closeOnEscape={false}
      size={760}
      lockScroll={false}
      classNames={{ title: css.modalTitle }}
      closeButtonProps={{ 'aria-label': close }}
    >
      <div className={css.cropBody}>
        <RatioChoice ratios={ratios} value={ratio} onChange={choose} />
        <ReactCrop
          crop={crop}
          aspect={ratioOf(ratio)}
          minHeight={20}
          keepSelection
          onChange={(_, share) => setCrop(share)}
        >
          <img src={file.url} alt={file.name} />
        </ReactCrop>
        <p className={css.help}>{t('crop.help')}</p>
        <div className={css.buttons}>
          <Button loading={isSaving} onClick={() => void save()}>
            {t('crop.save')}
          </Button>
        </div>
      </div>
    </Modal>
  )
}

type RatioProps = { ratios: readonly CropRatio[]; value: CropRatio; onChange: (ratio: CropRatio) => void }

function RatioChoice({ ratios, value, onChange }: RatioProps) {
  const t = useText('media')
  const data = ratios.map((ratio) => ({ value: ratio, label: <RatioLabel ratio={ratio} /> }))
  return <SegmentedControl aria-label={t('crop.ratio')} value={value} onChange={onChange} data={data} />
}

function RatioLabel({ ratio }: { ratio: CropRatio }) {
  const t = useText('media')
  const isWide = ratioOf(ratio) > 1
  const Icon = isWide ? IconDeviceDesktop : IconDeviceMobile
  return (
    <span className={css.ratio} title={t(isWide ? 'crop.desk' : 'crop.phone', { ratio })}>
      <Icon size={16} stroke={1.8} aria-label={t(isWide ? 'crop.desk' : 'crop.phone', { ratio: '' })} />
      {ratio}
    </span>
  )
}

function largest(ratio: CropRatio, { width, height }: File): PercentCrop {
  const full = ratioOf(ratio) > width / height ? { width: 100 } : { height: 100 }
  return centerCrop(makeAspectCrop({ unit: '%', ...full }, ratioOf(ratio), width, height), width, height)
}

function inPixels(crop: PercentCrop, { width, height }: File) {
  const x = Math.min(width - 1, Math.round((crop.x / 100) * width))
  const y = Math.min(height - 1, Math.round((crop.y / 100) * height))
  return {
    x,
    y,
    width: Math.max(1, Math.min(width - x, Math.round((crop.width / 100) * width))),
    height: Math.max(1, Math.min(height - y, Math.round((crop.height / 100) * height))),
  }
}
