import { useEffect, useState } from 'react'
import { isLocale, type Locale } from '../../../../src/domain/locale.ts'
import { languageNames } from '../../../../src/i18n/languageNames.ts'
import { languages } from '../../../messages/perLocale.ts'
import { PathList } from './PathList.tsx'
import { Stage } from './Stage.tsx'
import { useAddress } from './useAddress.ts'
import { useFacts } from './useFacts.ts'
import { useRound } from './useRound.ts'

/** The language that the address names, `?language=vi`; English where it names none. */
const firstLanguage = (): Locale => {
  const wanted = new URLSearchParams(window.location.search).get('language')
  return languages.find((code) => code === wanted) ?? 'en'
}

/** The path lab: choose a path, see it walked in the real view beside its chart. */
export const Lab = () => {
  const [language, setLanguage] = useState(firstLanguage)
  const { facts, problem } = useFacts(language)
  const id = useAddress()
  const walking = useRound(facts?.smoke ?? [])
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  if (facts === null) return <p role="status">{problem ?? '…'}</p>
  const { flows, smoke, rules, labels } = facts
  const label = (name: string) => labels[name] ?? name
  const path = flows.flatMap(({ paths }) => paths).find((one) => one.id === id)
  return (
    <div className="lab">
      <header aria-label={label('lab')} className="lab-bar">
        <h1>{label('lab')}</h1>
        <label className="lab-language">
          {label('language')}
          <select onChange={({ target }) => isLocale(target.value) && setLanguage(target.value)} value={language}>
            {languages.map((code) => (
              <option key={code} lang={code} value={code}>
                {languageNames[code]}
              </option>
            ))}
          </select>
        </label>
        {problem !== null && <p role="alert">{problem}</p>}
      </header>
      <PathList current={id} flows={flows} label={label} smoke={smoke} walking={walking} />
      <main aria-label={path === undefined ? label('lab') : path.id} className="lab-main">
        {path === undefined ? (
          <p className="lab-hint">{id === null ? label('choose') : label('unknownPath')}</p>
        ) : (
          <Stage
            isInRound={walking.round.isOn}
            key={path.id}
            label={label}
            language={language}
            onEnd={walking.end}
            path={path}
            rules={rules}
          />
        )}
      </main>
    </div>
  )
}
