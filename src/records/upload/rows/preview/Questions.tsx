import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useLingui as useMacro } from '@lingui/react/macro'
import { amountMeant, type DoubtAnswer, type DoubtKind } from '../../../../domain/upload/doubts.ts'
import type { Question, UploadSheet } from '../../../../domain/upload/uploadSheet.ts'
import { shownNumber } from '../../../../i18n/numbers.ts'
import { shownAmount } from '../../../../domain/money.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { Banner } from '../../../../ui/feedback/Banner.tsx'

interface Props<Field extends string> {
  readonly sheet: UploadSheet<Field>
  readonly change: (work: () => void) => void
}

/** What is asked about cells that may be meant otherwise; one answer is taken for all of a kind. */
export const Questions = <Field extends string>({ sheet, change }: Props<Field>) =>
  sheet
    .questions()
    .map((question) => (
      <QuestionBanner
        key={question.kind}
        onAnswer={(answer) => change(() => sheet.settle(question.kind, answer))}
        question={question}
      />
    ))

interface BannerProps {
  readonly question: Question
  readonly onAnswer: (answer: DoubtAnswer) => void
}

const QuestionBanner = ({ question: { kind, count, written }, onAnswer }: BannerProps) => {
  const { i18n } = useLingui()
  const { t } = useMacro()
  const { title, text } = questionTexts[kind](written, shownNumber(count))
  const isPrice = kind === 'comma' || kind === 'dot'
  const price = (answer: 'thousands' | 'decimals'): string => shownAmount(amountMeant(written, answer))
  return (
    <Banner
      actions={
        isPrice ? (
          <>
            <Button onPress={() => onAnswer('thousands')} size="small">
              {t`It means ${price('thousands')}`}
            </Button>
            <Button onPress={() => onAnswer('decimals')} size="small">
              {t`It means ${price('decimals')}`}
            </Button>
          </>
        ) : (
          <Button onPress={() => onAnswer('right')} size="small">
            {t`They are right as they stand`}
          </Button>
        )
      }
      title={i18n._(title)}
      tone="warning"
    >
      {i18n._(text)}
    </Banner>
  )
}

interface QuestionTexts {
  readonly title: MessageDescriptor
  readonly text: MessageDescriptor
}

const priceTexts = (written: string, count: string): QuestionTexts => ({
  title: msg`What does a price like ${written} mean?`,
  text: msg`It is written as text and can be read in two ways. Rows with such a price: ${count}. Your answer holds for all of them.`,
})

const questionTexts: Readonly<Record<DoubtKind, (written: string, count: string) => QuestionTexts>> = {
  comma: priceTexts,
  dot: priceTexts,
  changedCode: (written, count) => ({
    title: msg`Has Excel changed codes such as ${written}?`,
    text: msg`Excel makes a day or a power of ten of some codes. Rows with such a code: ${count}. Correct them here, or give the column the format Text in the file and type the codes again.`,
  }),
  lostDigits: (written, count) => ({
    title: msg`Numbers such as ${written} have lost digits`,
    text: msg`Excel keeps 15 digits of a number and makes the others 0. Rows with such a number: ${count}. Correct them here, or give the column the format Text in the file and type the numbers again.`,
  }),
}

const isAmbiguous = (written: string): MessageDescriptor => msg`${written} can be read in two ways`

/** What is said at a cell in doubt. */
export const doubtTexts: Readonly<Record<DoubtKind, (written: string) => MessageDescriptor>> = {
  comma: isAmbiguous,
  dot: isAmbiguous,
  changedCode: () => msg`Excel may have changed this code`,
  lostDigits: () => msg`Excel has kept 15 digits of this number`,
}
