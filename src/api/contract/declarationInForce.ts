import * as v from 'valibot'
import { vietnamDay } from '../../domain/dates.ts'
import { firstRegisterDay } from '../../domain/declaration/days.ts'
import { isAccepted } from '../../domain/declaration/status.ts'
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
      in_force: v.nullish(v.object(readTexts(['declaration_id', 'reference', 'register_date', 'xml_vs'])), null),
    }),
    refusals: [],
    source: 'chosen',
  })

export const declarationsInForce = byCollection(inForceCall)

/** What a list is asked for the declarations of all days, the newest first. */
export const newestFirst = () =>
  ({
    page_number: '0',
    page_size: '100',
    sort_columns: 'register_date:desc',
    start_date: firstRegisterDay,
    end_date: vietnamDay(new Date()),
  }) as const

/** Those that the authority has accepted: a backend without the filter answers others too. */
export const acceptedAmong = <Row extends { readonly noti_cd_tax: string }>(rows: readonly Row[]): readonly Row[] =>
  rows.filter(({ noti_cd_tax: status }) => isAccepted(status))

export const calls = {
  declarationInForce: declarationsInForce.eInvoice,
  eDocumentDeclarationInForce: declarationsInForce.eDocument,
  pitDeclarationInForce: declarationsInForce.pit,
}
