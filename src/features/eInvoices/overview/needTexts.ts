import { msg, plural } from '@lingui/core/macro'
import type { NeedText } from '../../../documents/overview/needs.ts'
import type { NeedKind } from './standing.ts'

const showThem = msg`Show them`

/** What needs somebody, as pages say it. */
export const needTexts: Readonly<Record<NeedKind, NeedText>> = {
  rejected: {
    title: (count) => msg`${plural(count, { one: '# e-invoice is refused', other: '# e-invoices are refused' })}`,
    text: msg`The tax authority has not accepted them. Open each to read why, correct it and issue it again under its number.`,
    wayLabel: showThem,
    tone: 'red',
  },
  numbers: {
    title: (count) => msg`${plural(count, { one: '# number waits', other: '# numbers wait' })}`,
    text: msg`They are taken, and no issued invoice bears them. Each is listed with its reason and what to do.`,
    wayLabel: showThem,
    tone: 'amber',
  },
  declaration: {
    title: () => msg`No accepted declaration covers your e-invoices`,
    text: msg`E-invoices are issued once the tax authority has accepted declaration 01/ĐKTĐ-HĐĐT for their kind.`,
    wayLabel: msg`Open declarations`,
    tone: 'amber',
  },
  template: {
    title: () => msg`No template of e-invoices is in use`,
    text: msg`An invoice takes its symbol from a template. Put one into use.`,
    textForOthers: msg`An invoice takes its symbol from a template. Ask an administrator of your company to put one into use.`,
    wayLabel: msg`Open templates`,
    tone: 'amber',
  },
  mails: {
    title: (count) =>
      msg`${plural(count, { one: 'The e-mail about # e-invoice was not delivered', other: 'The e-mails about # e-invoices were not delivered' })}`,
    text: msg`Each of them says why. Send it once more, to an address that the buyer reads.`,
    wayLabel: showThem,
    tone: 'amber',
  },
  unfinished: {
    title: (count) =>
      msg`${plural(count, { one: 'You left # form unfinished', other: 'You left # forms unfinished' })}`,
    text: msg`What you typed is kept. The list offers to continue or to discard it.`,
    wayLabel: msg`Open the list`,
    tone: 'blue',
  },
  draft: {
    title: (count) => msg`${plural(count, { one: '# draft is not issued', other: '# drafts are not issued' })}`,
    text: msg`A buyer has an invoice only once it is issued.`,
    wayLabel: showThem,
    tone: 'blue',
  },
}
