/**
 * Routes that are weighed, with the lazy chunks that each needs before it shows its screen, beside the entry. A chunk is named by its first
 * source file, or by the name that vite.config.ts gives. Vietnamese stands for every language. tests/e2e/firstScreen holds this against what a browser fetches.
 */
export const routes: readonly { readonly route: string; readonly chunks: readonly string[]; readonly aim: number }[] = [
  { route: 'sign-in', chunks: ['src/texts/vi.po'], aim: 125_000 },
  {
    route: 'list',
    chunks: [
      'src/texts/vi.po',
      'src/app/inside/firstTexts/vi.ts',
      'src/features/declarations/texts/vi.po',
      'src/features/declarations/overview/texts/vi.po',
      'src/certificates/texts/vi.po',
      'src/signing/texts/vi.po',
      'inside',
    ],
    aim: 217_500,
  },
]
