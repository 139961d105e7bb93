import type { KeptImages, PictureName } from './keptImages.ts'

/** A picture as it is kept: made by this server, of one of two types. */
export interface StoredImage {
  /** SHA-256 of its bytes, and the ending of its type. */
  readonly name: string
  readonly type: 'image/jpeg' | 'image/png'
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** Where the bytes of pictures are kept, each company's by themselves. */
export interface ImageStorage {
  /** Keeps it; the same picture again changes nothing. */
  readonly keep: (companyId: string, image: StoredImage) => Promise<void>
  readonly find: (companyId: string, name: string) => Promise<StoredImage | null>
}

/** The same, from which pictures can be taken away. */
export interface ImageFiles extends ImageStorage {
  readonly remove: (pictures: readonly PictureName[]) => Promise<void>
}

/** The same as files. */
export interface ImageFolder extends ImageFiles {
  /** Names of all pictures in it, so many at a time; once for each process that has taken them all, and nothing from then on. */
  readonly unseen: (most: number) => AsyncIterable<readonly PictureName[]>
  /** Bytes of a picture; null where it is not there. */
  readonly sizeOf: (picture: PictureName) => Promise<number | null>
}

/** Pictures as areas keep, choose and show them. */
export interface Pictures extends Pick<ImageStorage, 'find'> {
  /** Keeps it; the same picture again is young again. False where the company has sent too much that nothing uses. */
  readonly keep: (companyId: string, image: StoredImage) => Promise<boolean>
  /** Whether the company has it. From then on it is young: whoever chooses it has time to save what names it. */
  readonly renew: (companyId: string, name: string) => Promise<boolean>
}

export interface ImageRepositories {
  /** The database as a storage; where the server was started with another one, that has the bytes. */
  readonly images: ImageFiles
  readonly keptImages: KeptImages
}
