/** A picture as it is kept: made by this server, of one of two types. */
export interface StoredImage {
  /** SHA-256 of its bytes, and the ending of its type. */
  readonly name: string
  readonly type: 'image/jpeg' | 'image/png'
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** Where pictures of companies are kept, each company's by themselves. What is kept once stays: records name it by its address. */
export interface ImageStorage {
  /** Keeps it; the same picture again changes nothing. */
  readonly keep: (companyId: string, image: StoredImage) => Promise<void>
  readonly find: (companyId: string, name: string) => Promise<StoredImage | null>
}

export interface ImageRepositories {
  /** The database as a storage; which storage the server was started with, its parts say (`AreaParts.images`). */
  readonly images: ImageStorage
}
