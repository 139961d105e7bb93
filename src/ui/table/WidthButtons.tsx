import { IconButton } from '../button/IconButton.tsx'
import { MinusIcon, PlusIcon } from '../icons/icons.tsx'
import { useTableTexts } from './tableTexts.ts'
import { narrowestWidth, widthStep } from './column.ts'

type WidthButtonsProps = {
  column: string
  /** As it is now, and at least, in px. */
  width: number
  minWidth?: number | undefined
  isDisabled: boolean
  onChange: (width: number) => void
}

/** Make a column narrower and wider without dragging its edge (WCAG 2.5.7). */
export function WidthButtons({ column, width, minWidth = narrowestWidth, isDisabled, onChange }: WidthButtonsProps) {
  const texts = useTableTexts().columns
  return (
    <>
      <IconButton
        icon={<MinusIcon />}
        isDisabled={isDisabled || width <= minWidth}
        label={texts.narrower(column)}
        onPress={() => onChange(Math.max(minWidth, width - widthStep))}
        size="small"
      />
      <IconButton
        icon={<PlusIcon />}
        isDisabled={isDisabled}
        label={texts.wider(column)}
        onPress={() => onChange(width + widthStep)}
        size="small"
      />
    </>
  )
}
