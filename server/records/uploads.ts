import type { UploadResult } from '../../src/api/contract/upload.ts'

/** What an upload's key stands for. */
export interface KeptUpload {
  /** SHA-256 of what was sent. */
  readonly contentHash: string
  readonly result: UploadResult
}

/** What became of uploads, by their keys. */
export interface Uploads {
  readonly byKey: (companyId: string, key: string) => Promise<KeptUpload | null>
  /** Keeps what became of an upload, and forgets those of the company that are older than a moment or above its quota. */
  readonly add: (companyId: string, key: string, upload: KeptUpload, at: string, oldest: string) => Promise<void>
  readonly removeOlder: (than: string) => Promise<void>
}
