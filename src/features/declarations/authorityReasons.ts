import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useCallback } from 'react'

const acceptedAlready = msg`The tax authority has accepted another registration of this taxpayer already. Declare a change of information instead.`

/** What the authority's codes mean and what to do, for people who do not read its Vietnamese (facts of the field §1.6, docs/decisions/0037). */
const explanations: Readonly<Record<string, MessageDescriptor>> = {
  '-1': msg`The tax authority could not read the message. Send the declaration again; if it happens again, tell customer service.`,
  '-2': msg`The digital signature is not valid for the tax authority. Check that the certificate is in use, then sign again.`,
  '-3': msg`The tax code in the certificate is not the taxpayer's. Sign with your company's own token.`,
  '9101': msg`Invoices with the tax authority's code have to be transferred with the full content of each invoice. Take out the summary table.`,
  '9102': msg`Invoices from a cash register cannot be used for one of the chosen invoice types. Take out those types, or the cash register.`,
  '9103': msg`The legal representative has not confirmed the declaration on eTax Mobile within 24 hours, so it is void. Send it again and have it confirmed in time.`,
  '9104': msg`The chosen document types do not fit who issues the documents. Correct the document types or who issues them, then send the declaration again.`,
  '9992': acceptedAlready,
  '9993': acceptedAlready,
}

const codes = /(?:^|;\s*)(-?\d{1,10}):/g

/** Explanations in the user's language for the codes that a message of the authority names (`code: text; code: text`), each once. */
export const useAuthorityExplanations = (): ((message: string) => string[]) => {
  const { i18n } = useLingui()
  return useCallback(
    (message: string) => {
      const named = new Set([...message.matchAll(codes)].map(([, code = '']) => code))
      return [...named].flatMap((code) => {
        const explanation = explanations[code]
        return explanation === undefined ? [] : [i18n._(explanation)]
      })
    },
    [i18n],
  )
}
