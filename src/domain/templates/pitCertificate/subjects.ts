import type { Amount } from '../../money.ts'
import { captions, captionsOn } from './captions.ts'
import type { FilledPitCertificate } from './filled.ts'
import type { PrintedCriterion, PrintedSubject, PrintedTick } from './printedPitCertificate.ts'

type Captioned = Exclude<keyof typeof captions, 'motto'>

const text = (number: Captioned, value: string, isBold = false): PrintedCriterion => ({
  kind: 'text',
  number,
  caption: captions[number],
  value,
  isBold,
})

const amountOf = (number: Captioned, amount: Amount): PrintedCriterion => ({
  kind: 'amount',
  number,
  caption: captions[number],
  amount,
})

const open = '……'

const monthOf = (month: string): string => (month === '' ? open : month.padStart(2, '0'))

/** I: who pays the income. */
const payerOf = ({ payer }: FilledPitCertificate): PrintedSubject => ({
  number: 'I',
  title: captions.payer,
  criteria: [
    text('01', payer.name, true),
    text('02', payer.taxCode, true),
    text('03', payer.address),
    text('04', payer.phone),
  ],
})

/** II: whose tax it is. */
const taxpayerOf = ({ day, taxpayer }: FilledPitCertificate): PrintedSubject => {
  const { taxpayer: title, identity } = captionsOn(day)
  const box = (number: '08' | '09', isTicked: boolean): PrintedTick => ({ number, caption: captions[number], isTicked })
  return {
    number: 'II',
    title,
    criteria: [
      text('05', taxpayer.name, true),
      text('06', taxpayer.taxCode, true),
      text('07', taxpayer.nationality),
      { kind: 'boxes', boxes: [box('08', taxpayer.isResident === true), box('09', taxpayer.isResident === false)] },
      text('10', taxpayer.address),
      text('11', taxpayer.phone),
      { kind: 'text', number: '12', caption: identity, value: taxpayer.identity },
    ],
  }
}

/** III: income and tax. */
const withheldOf = ({ withheld }: FilledPitCertificate): PrintedSubject => ({
  number: 'III',
  title: captions.withheld,
  criteria: [
    text('13', withheld.incomeKind),
    amountOf('14', withheld.insurance),
    amountOf('15', withheld.donations),
    {
      kind: 'parts',
      number: '16',
      caption: captions['16'],
      parts: [
        [captions.fromMonth, monthOf(withheld.fromMonth)],
        [captions.toMonth, monthOf(withheld.toMonth)],
        [captions.year, withheld.year === '' ? open : withheld.year],
      ],
    },
    amountOf('17', withheld.taxableIncome),
    amountOf('18', withheld.assessableIncome),
    amountOf('19', withheld.tax),
  ],
})

/** The three parts of the form with their criteria. */
export const subjectsOf = (filled: FilledPitCertificate): PrintedSubject[] => [
  payerOf(filled),
  taxpayerOf(filled),
  withheldOf(filled),
]
