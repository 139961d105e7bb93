import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { useState, type RefCallback } from 'react'
import type { FieldElement } from '@modular-forms/react'
import { idealSizes, imageLimits, shownImageAddress, type ImagePurpose } from '../domain/image.ts'
import { FieldGroup } from '../ui/form/FieldGroup.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { LazyPart } from '../ui/part/LazyPart.tsx'
import { createPart } from '../ui/part/part.ts'
import { ImageChooser, type PreviewSize } from './ImageChooser.tsx'
import { readPicture, type ReadPicture, type ReadProblem } from './readPicture.ts'
import { UploadState } from './UploadState.tsx'
import { useImageUpload } from './useImageUpload.ts'

const cropDialog = createPart(() => import('./CropDialog.tsx'))

interface Props {
  readonly label: string
  readonly purpose: ImagePurpose
  readonly uploadStep: MessageDescriptor
  readonly isClosed: boolean
  readonly takesBmp?: boolean
  readonly preview?: PreviewSize
  readonly value: string
  readonly onChange: (value: string) => void
  readonly errorMessage: string
  readonly inputRef: RefCallback<FieldElement>
}

/** What may be chosen, and what is best. */
const useHint = (purpose: ImagePurpose, takesBmp: boolean): string => {
  const { t } = useLingui()
  const ideal = idealSizes[purpose]
  const megabytes = imageLimits[purpose] / 1024 / 1024
  const kinds = takesBmp ? 'JPG, PNG, BMP' : 'JPG, PNG'
  return t`${kinds}; best at ${ideal.width} × ${ideal.height} pixels, at most ${megabytes} MB`
}

/** Shows a picture, and sends another one that is chosen or dropped, once its part is chosen. */
export const ImageControl = ({ label, purpose, uploadStep, isClosed, takesBmp, preview, ...field }: Props) => {
  const { upload, send, cancel, remove } = useImageUpload({ purpose, ...field })
  const [picture, setPicture] = useState<ReadPicture | null>(null)
  const [problem, setProblem] = useState<ReadProblem | null>(null)
  const ideal = idealSizes[purpose]
  const hint = useHint(purpose, takesBmp ?? false)
  const choose = async (file: Blob): Promise<void> => {
    const read = await readPicture(file, purpose)
    setProblem(read.ok ? null : read.failure)
    if (read.ok) setPicture(read.value)
  }
  const chosen = (file: Blob | null): void => {
    setPicture(null)
    if (file === null) setProblem('image.notReadable')
    else send(file)
  }
  return (
    <FieldGroup description={isClosed ? undefined : hint} errorMessage={field.errorMessage} label={label}>
      <Stack gap={2}>
        <ImageChooser
          address={shownImageAddress(field.value)}
          inputRef={field.inputRef}
          isClosed={isClosed || upload.state === 'sending'}
          label={label}
          onFile={(file) => void choose(file)}
          onRemove={field.value === '' ? undefined : remove}
          preview={preview ?? 'medium'}
        />
        <UploadState onCancel={cancel} problem={problem} upload={upload} uploadStep={uploadStep} />
      </Stack>
      {picture !== null && (
        <LazyPart of={cropDialog} onLeave={() => setPicture(null)}>
          {({ CropDialog }) => (
            <CropDialog ideal={ideal} onCancel={() => setPicture(null)} onChosen={chosen} picture={picture} />
          )}
        </LazyPart>
      )}
    </FieldGroup>
  )
}
