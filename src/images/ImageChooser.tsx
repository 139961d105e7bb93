import { useLingui } from '@lingui/react/macro'
import { useCallback, useRef, useState, type DragEvent, type RefCallback } from 'react'
import type { FieldElement } from '@modular-forms/react'
import { Button } from '../ui/button/Button.tsx'
import './ImageChooser.css'

/** 100 pixels, or 120 (seed 001 §9). */
export type PreviewSize = 'medium' | 'large'

interface Props {
  /** Of the picture that is shown; null where there is none. */
  readonly address: string | null
  readonly label: string
  readonly isClosed: boolean
  readonly preview: PreviewSize
  readonly inputRef: RefCallback<FieldElement>
  readonly onFile: (file: Blob) => void
  /** Undefined where there is nothing to remove. */
  readonly onRemove: (() => void) | undefined
}

const hasFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files')

interface PreviewProps extends Pick<Props, 'address' | 'label' | 'isClosed' | 'preview'> {
  readonly onDrop: (files: FileList) => void
}

const Preview = ({ address, label, isClosed, preview, onDrop }: PreviewProps) => {
  const { t } = useLingui()
  const [isOver, setOver] = useState(false)
  const meet = (event: DragEvent, isDropped: boolean): void => {
    if (isClosed || !hasFiles(event)) return
    event.preventDefault()
    setOver(!isDropped)
    if (isDropped) onDrop(event.dataTransfer.files)
  }
  return (
    <div
      className="image-preview"
      data-over={isOver || undefined}
      data-preview={preview}
      onDragLeave={() => setOver(false)}
      onDragOver={(event) => meet(event, false)}
      onDrop={(event) => meet(event, true)}
    >
      {address === null ? (
        <span className="image-none">{isClosed ? t`No picture` : t`Drop a picture here`}</span>
      ) : (
        <img alt={label} className="image-shown" src={address} />
      )}
    </div>
  )
}

/** The preview, on which a file can be dropped, and the buttons that choose one and take it away. */
export const ImageChooser = ({ address, label, isClosed, preview, inputRef, onFile, onRemove }: Props) => {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const register = useCallback(
    (element: HTMLInputElement | null) => {
      input.current = element
      inputRef(element)
    },
    [inputRef],
  )
  const take = (files: FileList | null): void => {
    const file = files?.[0]
    if (file !== undefined) onFile(file)
  }
  const removePicture = (): void => {
    onRemove?.()
    // Its button goes with the picture.
    button.current?.focus()
  }
  return (
    <div className="image-chooser">
      <Preview address={address} isClosed={isClosed} label={label} onDrop={take} preview={preview} />
      {!isClosed && (
        <div className="image-actions">
          <input
            accept=".png,.jpg,.jpeg,.bmp,image/png,image/jpeg,image/bmp"
            aria-label={t`${label}: file`}
            className="visually-hidden"
            onChange={(event) => {
              take(event.currentTarget.files)
              // The same file again is a choice too.
              event.currentTarget.value = ''
            }}
            // The error summary leads here, and the focus goes on to what can be seen.
            onFocus={() => button.current?.focus()}
            ref={register}
            tabIndex={-1}
            type="file"
          />
          <Button onPress={() => input.current?.click()} ref={button} size="small">
            {address === null ? t`Choose a picture` : t`Choose another picture`}
          </Button>
          {onRemove !== undefined && (
            <Button onPress={removePicture} size="small" variant="quiet">
              {t`Remove the picture`}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
