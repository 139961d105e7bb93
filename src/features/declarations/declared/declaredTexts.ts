import type { TextFile } from '../../../i18n/locale.ts'

export const declaredTexts = import.meta.glob<TextFile>('./texts/*.po')
