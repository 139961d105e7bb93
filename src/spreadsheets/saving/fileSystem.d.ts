/** The part of the File System Access API (WICG) that saving takes. Not every browser has it. */
interface Window {
  readonly showSaveFilePicker?: (options: {
    readonly suggestedName: string
    readonly types: readonly {
      readonly description?: string
      readonly accept: Readonly<Record<string, readonly string[]>>
    }[]
  }) => Promise<FileSystemFileHandle>
}
