import { addPart } from '../../src/i18n/locale.ts'

/** From now on every language comes with the messages of the live view. Rejects when they cannot be fetched. */
export const addMessages = (): Promise<void> =>
  addPart({
    en: () => import('../../src/i18n/catalogues/liveView/en.po'),
    vi: () => import('../../src/i18n/catalogues/liveView/vi.po'),
    ko: () => import('../../src/i18n/catalogues/liveView/ko.po'),
  })
