/** A picture of a company, by the name of its content. */
export interface PictureName {
  readonly companyId: string
  readonly name: string
}

/** A column in which records of companies name pictures, bare or by their addresses. */
export interface PictureColumn {
  readonly table: string
  readonly column: string
  /** The column that names the company. */
  readonly company: string
}

/** When pictures were kept or chosen last, and what names them: what nothing names is removed some time later. */
export interface KeptImages {
  /** Notes that a picture is kept at a moment, ISO 8601 in UTC. */
  readonly put: (picture: PictureName, size: number, at: string) => Promise<void>
  /** The same of those of which nothing is noted. */
  readonly putFirst: (pictures: readonly (PictureName & { readonly size: number })[], at: string) => Promise<void>
  /** Those of them of which nothing is noted, and whose companies there are. */
  readonly withoutAge: (pictures: readonly PictureName[]) => Promise<readonly PictureName[]>
  /** The same of one that is there; false where it is not, or has just been removed. */
  readonly renew: (picture: PictureName, at: string) => Promise<boolean>
  /** Bytes of all of the company's pictures. */
  readonly size: (companyId: string) => Promise<number>
  /** Bytes of those that no record names. */
  readonly unusedSize: (companyId: string, columns: readonly PictureColumn[]) => Promise<number>
  /** Those of one company, or of all, that were neither kept nor chosen since a moment, the oldest first. */
  readonly keptBefore: (
    asked: { readonly companyId: string | null; readonly before: string },
    most: number,
  ) => Promise<readonly PictureName[]>
  /** Those of them that a record names. */
  readonly usedOf: (
    pictures: readonly PictureName[],
    columns: readonly PictureColumn[],
  ) => Promise<readonly PictureName[]>
  readonly renewAll: (pictures: readonly PictureName[], at: string) => Promise<void>
  /** Forgets those of them that nobody has kept or chosen since a moment. @returns which */
  readonly forget: (pictures: readonly PictureName[], before: string) => Promise<readonly PictureName[]>
}
