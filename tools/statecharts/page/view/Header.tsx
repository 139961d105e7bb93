import { useEffect, useState } from 'react'
import { languageNames } from '../../../../src/i18n/languageNames.ts'
import { languages } from '../../../messages/perLocale.ts'
import type { Place } from '../place.ts'
import { Choice } from './Choice.tsx'
import { useReading } from './reading.ts'

const themes = ['system', 'light', 'dark'] as const

const useTheme = () => {
  const [theme, setTheme] = useState<(typeof themes)[number]>('system')
  useEffect(() => {
    if (theme === 'system') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = theme
  }, [theme])
  return { theme, setTheme }
}

export function Header() {
  const { t, place, go } = useReading()
  const { theme, setTheme } = useTheme()
  const views: readonly (readonly [Place['view'], string])[] = [
    ['chart', t.chart],
    ['rules', t.requirements],
    ['print', t.print],
  ]
  return (
    <header className="page-header">
      <h1>{t.title}</h1>
      <nav aria-label={t.views}>
        {views.map(([view, name]) => (
          <button
            key={view}
            type="button"
            className="page-tab"
            aria-current={place.view === view ? 'page' : undefined}
            onClick={() => go({ view })}
          >
            {name}
          </button>
        ))}
      </nav>
      <div className="page-choices">
        <Choice
          label={t.language}
          value={place.language}
          options={languages.map((language) => [language, languageNames[language]])}
          onChoose={(language) => go({ language })}
        />
        <Choice
          label={t.appearance}
          value={theme}
          options={themes.map((each) => [each, t[each]])}
          onChoose={setTheme}
        />
      </div>
    </header>
  )
}
