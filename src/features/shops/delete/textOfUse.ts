import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { readUse } from '../../../domain/uses.ts'

/** What keeps a shop from being deleted (docs/decisions/0251). */
export const textOfUse = (code: string): MessageDescriptor => {
  const use = readUse(code)
  if (use?.kind === 'account')
    return msg`${plural(use.count, { one: '# user works in it', other: '# users work in it' })}`
  if (use?.kind === 'template')
    return msg`${plural(use.count, { one: '# template names its POS', other: '# templates name its POS' })}`
  return msg`Something else uses it`
}
