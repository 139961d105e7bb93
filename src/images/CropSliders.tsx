import { useLingui } from '@lingui/react/macro'
import { RangeField } from '../ui/form/RangeField.tsx'
import type { Crop } from './crop.ts'

interface Props {
  readonly crop: Crop
  readonly onChange: (crop: Crop) => void
}

const percent = (part: number): string => `${Math.round(part * 100)} %`

/** Enlargement and place of a picture in its frame, for keys. */
export const CropSliders = ({ crop, onChange }: Props) => {
  const { t } = useLingui()
  const slider = (name: keyof Crop, label: string) => {
    const min = name === 'zoom' ? 0 : -1
    return (
      <RangeField
        label={label}
        max={1}
        min={min}
        onChange={(value) => onChange({ ...crop, [name]: value })}
        step={0.02}
        value={crop[name]}
        valueText={percent((crop[name] - min) / (1 - min))}
      />
    )
  }
  return (
    <>
      {slider('zoom', t`Zoom`)}
      {slider('x', t`Left to right`)}
      {slider('y', t`Up to down`)}
    </>
  )
}
