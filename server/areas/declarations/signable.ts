import { eDocument } from '../../../src/domain/declaration/forms/eDocument.ts'
import { declarationSignature } from '../../../src/domain/declaration/layouts/signature.ts'
import type { SignableKind } from '../../documents/signable.ts'

/** What the company issues that declarations are about. */
const papersOf = (xmls: readonly string[]): string => {
  const areAboutDocuments = xmls.map((xml) => xml.includes(`<MSo>${eDocument.number}</MSo>`))
  if (!areAboutDocuments.includes(true)) return 'hóa đơn điện tử'
  return areAboutDocuments.includes(false) ? 'hóa đơn, chứng từ điện tử' : 'chứng từ điện tử'
}

export const signableDeclarations: SignableKind = {
  layout: declarationSignature,
  shownAs(xmls) {
    const what = xmls.length === 1 ? 'Tờ khai' : `${xmls.length} tờ khai`
    return `${what} đăng ký/thay đổi thông tin sử dụng ${papersOf(xmls)}`
  },
}
