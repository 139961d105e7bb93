/** UTF-16 code units of the longest name that a file is kept by: no file system has longer ones. */
export const longestFileName = 255

/** What a name is neither read nor shown with: controls, marks that turn the text, and what is not drawn. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu

/** More than a name may have, so that dropping what is unseen leaves enough; nothing longer is looked at. */
const longestRead = 4 * longestFileName

/** The name of a file that somebody sends, as it is kept: one line without folders, composed, and of a long name its end, which says the kind. */
export const fileNameOf = (sent: string): string => {
  const end = sent.slice(-longestRead)
  const name = end.slice(Math.max(end.lastIndexOf('/'), end.lastIndexOf('\\')) + 1)
  const line = name.replaceAll(unseen, '').normalize('NFC').trim()
  return line.length <= longestFileName ? line : `…${line.slice(1 - longestFileName).replace(/^[\uDC00-\uDFFF]/, '')}`
}
