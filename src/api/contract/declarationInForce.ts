import * as v from 'valibot'
import { readTexts } from '../../domain/reading.ts'
import { describeCall, noBody, none } from './call.ts'
import { byCollection, type DeclarationCollection } from './declarationCollection.ts'

const inForceCall = ({ name, inForcePath: path, records, readers: access }: DeclarationCollection) =>
  describeCall({
    name: `${name}.inForce`,
    summary: `Which of the company's ${records} is in force: the one that the authority has accepted last`,
    method: 'GET',
    path,
    access,
    params: none,
    query: none,
    body: noBody,
    /** Null where none is accepted. */
    answer: v.object({
      in_force: v.nullish(v.object(readTexts(['declaration_id', 'reference', 'register_date'])), null),
    }),
    refusals: [],
    source: 'chosen',
  })

export const declarationsInForce = byCollection(inForceCall)

export const calls = {
  declarationInForce: declarationsInForce.eInvoice,
  eDocumentDeclarationInForce: declarationsInForce.eDocument,
  pitDeclarationInForce: declarationsInForce.pit,
}
