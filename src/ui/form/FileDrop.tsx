import { useRef, useState, type DragEvent, type ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import './FileDrop.css'

interface Props {
  /** Names the place. */
  readonly label: string
  /** What its button says. */
  readonly browse: string
  /** Names what is browsed for. */
  readonly fileLabel: string
  /** Endings of names, with commas between them. */
  readonly accept: string
  /** Whether a file is being worked on, beside which no other is taken. */
  readonly isPending?: boolean
  readonly onChoose: (file: File) => void
  /** What may be dropped. */
  readonly children: ReactNode
}

/** A place where one file is dropped or browsed for. */
export const FileDrop = ({ label, browse, fileLabel, accept, isPending = false, onChoose, children }: Props) => {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const take = ([file]: readonly File[]): void => {
    if (file !== undefined && !isPending) onChoose(file)
  }
  const over = (event: DragEvent, isDragged: boolean): void => {
    event.preventDefault()
    setOver(isDragged)
  }
  return (
    <div
      aria-label={label}
      className="ui-file-drop"
      data-over={isOver || undefined}
      onDragLeave={() => setOver(false)}
      onDragOver={(event) => over(event, true)}
      onDrop={(event) => {
        over(event, false)
        take([...event.dataTransfer.files])
      }}
      role="group"
    >
      <p>{children}</p>
      <Button isPending={isPending} onPress={() => input.current?.click()} variant="primary">
        {browse}
      </Button>
      <input
        accept={accept}
        aria-label={fileLabel}
        className="visually-hidden"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          // The same file can be chosen again.
          currentTarget.value = ''
          take(files)
        }}
        ref={input}
        tabIndex={-1}
        type="file"
      />
    </div>
  )
}
