import { addTexts, type TextFile } from '../../src/i18n/locale.ts'

const texts = import.meta.glob<TextFile>(['./texts/*.po', './areas/*/texts/*.po'])

/** From now on every language comes with the messages of the fault console. Rejects when they cannot be fetched. */
export const addMessages = (): Promise<void> => addTexts(texts)
