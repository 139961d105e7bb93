import { noticeSignature } from '../../../src/domain/errorNotice/kind.ts'
import type { SignableKind } from '../../documents/signable.ts'

/** A provider is shown how many there are. */
export const signableNotices: SignableKind = {
  layout: noticeSignature,
  shownAs: (xmls) => `${xmls.length === 1 ? 'Thông báo' : `${xmls.length} thông báo`} chứng từ điện tử đã lập sai`,
}
