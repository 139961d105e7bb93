interface FileChoiceProps {
  readonly label: string
  readonly accept: string
  readonly onText: (text: string) => void
}

/** Lets a text file be chosen; the same one can be chosen again. */
export function FileChoice({ label, accept, onText }: FileChoiceProps) {
  const read = async (input: HTMLInputElement) => {
    const [file] = input.files ?? []
    if (file === undefined) return
    onText(await file.text())
    input.value = ''
  }
  return (
    <label className="tool file-choice">
      {label}
      <input
        accept={accept}
        className="visually-hidden"
        onChange={({ currentTarget }) => void read(currentTarget)}
        type="file"
      />
    </label>
  )
}
