import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Size } from '../domain/image.ts'
import { Button } from '../ui/button/Button.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Dialog } from '../ui/overlay/Dialog.tsx'
import { coveringZoom, wholePicture } from './crop.ts'
import { CropFrame } from './CropFrame.tsx'
import { CropSliders } from './CropSliders.tsx'
import { pictureFile } from './drawPicture.ts'
import type { ReadPicture } from './readPicture.ts'

interface Props {
  readonly picture: ReadPicture
  readonly ideal: Size
  /** Gets the part that was chosen; null where the browser could not make a file of it. */
  readonly onChosen: (file: Blob | null) => void
  readonly onCancel: () => void
}

/** Chooses the part of a picture that is sent: by pointer and wheel on the picture, or by keys on the sliders. */
export const CropDialog = ({ picture, ideal, onChosen, onCancel }: Props) => {
  const { t } = useLingui()
  const [crop, setCrop] = useState({ ...wholePicture, zoom: coveringZoom(picture.bitmap, ideal) })
  const [isDrawn, setDrawn] = useState(false)
  const choose = (): void => {
    setDrawn(true)
    void pictureFile(picture, ideal, crop).then(onChosen)
  }
  return (
    <Dialog
      footer={
        <>
          <Button onPress={onCancel}>{t`Cancel`}</Button>
          <Button isPending={isDrawn} onPress={choose} variant="primary">
            {t`Use this part`}
          </Button>
        </>
      }
      isOpen
      onOpenChange={onCancel}
      size="small"
      title={t`Cut the picture`}
    >
      <Stack>
        <CropFrame crop={crop} ideal={ideal} onChange={setCrop} picture={picture} />
        <p className="crop-hint">
          <Trans>Drag the picture and turn the wheel, or use the sliders.</Trans>
        </p>
        <CropSliders crop={crop} onChange={setCrop} />
      </Stack>
    </Dialog>
  )
}
