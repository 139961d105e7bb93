import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState, type DragEvent } from 'react'
import { Button } from '../../../ui/button/Button.tsx'
import './foreign.css'

interface Props {
  readonly isPending: boolean
  readonly onChoose: (file: File) => void
}

/** One file that is dropped or browsed for. */
export const FileChoice = ({ isPending, onChoose }: Props) => {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const take = (files: FileList | null): void => {
    const file = files?.[0]
    if (file !== undefined && !isPending) onChoose(file)
  }
  const over = (event: DragEvent, isDragged: boolean): void => {
    event.preventDefault()
    setOver(isDragged)
  }
  return (
    <div
      aria-label={t`Drop a file here`}
      className="foreign-drop"
      data-over={isOver || undefined}
      onDragLeave={() => setOver(false)}
      onDragOver={(event) => over(event, true)}
      onDrop={(event) => {
        over(event, false)
        take(event.dataTransfer.files)
      }}
      role="group"
    >
      <p>
        <Trans>Drop a signed XML file here, or a zip of up to 1,000 of them (20 MB).</Trans>
      </p>
      <Button isPending={isPending} onPress={() => input.current?.click()} variant="primary">
        {t`Browse`}
      </Button>
      <input
        accept=".xml,.zip"
        aria-label={t`XML or zip file`}
        className="visually-hidden"
        onChange={(event) => {
          take(event.currentTarget.files)
          event.currentTarget.value = ''
        }}
        ref={input}
        tabIndex={-1}
        type="file"
      />
    </div>
  )
}
