import type { Locale } from '../../../../../src/domain/locale.ts'
import { languageNames } from '../../../../../src/i18n/languageNames.ts'
import { languages } from '../../../../messages/perLocale.ts'
import type { ReportFacts } from '../facts.ts'
import { texts } from '../texts.ts'
import { Verdict } from './Verdict.tsx'

interface Props {
  readonly facts: ReportFacts
  readonly language: Locale
  readonly onLanguage: (language: Locale) => void
}

const kinds = ['passed', 'failed', 'nondeterministic', 'overloaded'] as const
const two = (part: number) => String(part).padStart(2, '0')

/** `21/11/2026 16:50`, in the reader's own time zone. */
const dated = (milliseconds: number) => {
  const date = new Date(milliseconds)
  return `${two(date.getDate())}/${two(date.getMonth() + 1)}/${date.getFullYear()} ${two(date.getHours())}:${two(date.getMinutes())}`
}

/** What a run came to, in one line. */
export const Banner = ({ facts, language, onLanguage }: Props) => {
  const text = texts[language]
  const count = (kind: (typeof kinds)[number]) => facts.paths.filter(({ verdict }) => verdict === kind).length
  return (
    <header className="banner">
      <h1>{text.title}</h1>
      {kinds
        .filter((kind) => kind === 'passed' || count(kind) > 0)
        .map((kind) => (
          <Verdict count={count(kind)} key={kind} kind={kind} text={text} />
        ))}
      <p>
        {text.began} {dated(facts.began)} · {text.lasted(Math.round(facts.milliseconds / 1000))}
        {facts.seed === null ? null : ` · ${text.seed(facts.seed)}`}
      </p>
      <fieldset className="choices">
        <legend className="visually-hidden">{text.language}</legend>
        {languages.map((choice) => (
          <button
            aria-pressed={choice === language}
            key={choice}
            lang={choice}
            onClick={() => onLanguage(choice)}
            type="button"
          >
            {languageNames[choice]}
          </button>
        ))}
      </fieldset>
    </header>
  )
}
