import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import { natures } from '../../../../domain/amounts/line.ts'

const names = [
  [natures.goods.code, msg`Goods, service`],
  [natures.promotion.code, msg`Promotion`],
  [natures.discount.code, msg`Trade discount`],
  [natures.note.code, msg({ message: 'Note', context: 'A line of an invoice that counts nothing' })],
  [natures.special.code, msg`Special goods`],
] as const

/** What the natures of lines are called, by their codes. */
export const useNatureNames = (): ReadonlyMap<string, string> => {
  const { i18n } = useLingui()
  return useMemo(() => new Map(names.map(([code, name]) => [code, i18n._(name)])), [i18n])
}
