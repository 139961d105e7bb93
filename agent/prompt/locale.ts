export const promptLocales = ['vi', 'en', 'ko'] as const
export type PromptLocale = (typeof promptLocales)[number]

/** A text in every language that the prompts have. */
export type PromptTexts = Readonly<Record<PromptLocale, string>>

/** AGENT_LOCALE or LANG as a language that the prompts have; Vietnamese where neither names one. */
export const promptLocale = (...wishes: readonly (string | undefined)[]): PromptLocale => {
  for (const wish of wishes) {
    const language = promptLocales.find((locale) => wish?.toLowerCase().startsWith(locale))
    if (language !== undefined) return language
  }
  return 'vi'
}
