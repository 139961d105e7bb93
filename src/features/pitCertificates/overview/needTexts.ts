import { msg, plural } from '@lingui/core/macro'
import type { NeedText } from '../../../documents/overview/needs.ts'
import type { NeedKind } from './standing.ts'

const showThem = msg`Show them`

/** What needs somebody, as pages say it. */
export const needTexts: Readonly<Record<NeedKind, NeedText>> = {
  declaration: {
    title: () => msg`Declaration 01/ĐKTĐ-CTĐT is not accepted`,
    text: msg`PIT certificates are issued once the tax authority has accepted the company’s declaration of e-documents.`,
    wayLabel: msg`Open declarations`,
    tone: 'amber',
  },
  template: {
    title: () => msg`No template of PIT certificates is in use`,
    text: msg`A certificate takes its symbol from a template. Put one into use.`,
    textForOthers: msg`A certificate takes its symbol from a template. Ask an administrator of your company to put one into use.`,
    wayLabel: msg`Open templates`,
    tone: 'amber',
  },
  rejected: {
    title: (count) =>
      msg`${plural(count, { one: '# PIT certificate is refused', other: '# PIT certificates are refused' })}`,
    text: msg`Open each to read why, correct it and issue it again under its number.`,
    wayLabel: showThem,
    tone: 'red',
  },
  numbers: {
    title: (count) => msg`${plural(count, { one: '# number waits', other: '# numbers wait' })}`,
    text: msg`They are taken, and no issued certificate bears them. Each is listed with its reason and what to do.`,
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
    text: msg`A taxpayer has a certificate only once it is issued.`,
    wayLabel: showThem,
    tone: 'blue',
  },
}
