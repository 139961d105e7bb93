import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { chooseLanguage } from '../../src/app/LanguageMenu.tsx'
import { activateLocale } from '../../src/i18n/locale.ts'

test('of languages chosen quickly one after the other the last stays, whichever is fetched first', async () => {
  await activateLocale('en')
  const history = createMemoryHistory({ initialEntries: ['/en/login'] })
  const addresses: string[] = []
  history.subscribe(({ location }) => addresses.push(location.href))
  // The words of English are there already, those of Korean come later.
  await Promise.all([chooseLanguage('ko', history), chooseLanguage('en', history)])
  expect(document.documentElement.lang).toBe('en')
  expect(addresses).toEqual(['/en/login'])
  expect(document.cookie).toContain('NEXT_LOCALE=en')
})
