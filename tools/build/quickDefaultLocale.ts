import type { Plugin } from 'vite'

/**
 * react-aria asks, while it is loaded, whether the browser's language is a well-formed tag, in a way that makes V8 list every locale it has:
 * a third of the first script's time (docs/decisions/0438). `Intl.getCanonicalLocales` throws for the same tags.
 */
export function quickDefaultLocale(): Plugin {
  return {
    name: 'quick-default-locale',
    apply: 'build',
    transform: {
      filter: { id: /react-aria[\\/]dist[\\/]private[\\/]i18n[\\/]useDefaultLocale\.mjs$/ },
      handler: (code) => ({
        code: code.replace(
          /Intl\.DateTimeFormat\.supportedLocalesOf\(\[\s*locale\s*\]\)/,
          'Intl.getCanonicalLocales(locale)',
        ),
        map: null,
      }),
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && file.isEntry && file.code.includes('supportedLocalesOf'))
          this.error('react-aria asks for the default locale in another way now: tools/build/quickDefaultLocale.ts')
    },
  }
}
