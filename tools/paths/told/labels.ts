/** What lists, exports and the path lab say around the charts' own texts; the catalogue `paths` has them in every language. */
export const labels = {
  path: /*i18n*/ { id: 'paths.path', message: 'Path' },
  paths: /*i18n*/ { id: 'paths.paths', message: 'Paths' },
  step: /*i18n*/ { id: 'paths.step', message: 'Step' },
  steps: /*i18n*/ { id: 'paths.steps', message: 'Steps' },
  happens: /*i18n*/ { id: 'paths.happens', message: 'Who does what' },
  expected: /*i18n*/ { id: 'paths.expected', message: 'Expected state' },
  meaning: /*i18n*/ { id: 'paths.meaning', message: 'What that means' },
  rules: /*i18n*/ { id: 'paths.rules', message: 'Rules' },
  rule: /*i18n*/ { id: 'paths.rule', message: 'Rule' },
  place: /*i18n*/ { id: 'paths.place', message: 'Where it stands' },
  says: /*i18n*/ { id: 'paths.says', message: 'What it says' },
  result: /*i18n*/ { id: 'paths.result', message: 'Result' },
  tester: /*i18n*/ { id: 'paths.tester', message: 'Tester' },
  date: /*i18n*/ { id: 'paths.date', message: 'Date' },
  remark: /*i18n*/ { id: 'paths.remark', message: 'Remark' },
  ok: /*i18n*/ { id: 'paths.ok', message: 'ok' },
  failed: /*i18n*/ { id: 'paths.failed', message: 'failed' },
  blocked: /*i18n*/ { id: 'paths.blocked', message: 'blocked' },
  chart: /*i18n*/ { id: 'paths.chart', message: 'Chart' },
  view: /*i18n*/ { id: 'paths.view', message: 'View' },
  lab: /*i18n*/ { id: 'paths.lab', message: 'Path lab' },
  search: /*i18n*/ { id: 'paths.search', message: 'Search among paths' },
  language: /*i18n*/ { id: 'paths.language', message: 'Language' },
  play: /*i18n*/ { id: 'paths.play', message: 'Play' },
  pause: /*i18n*/ { id: 'paths.pause', message: 'Pause' },
  oneStep: /*i18n*/ { id: 'paths.oneStep', message: 'One step' },
  backToStart: /*i18n*/ { id: 'paths.backToStart', message: 'Back to start' },
  speed: /*i18n*/ { id: 'paths.speed', message: 'Speed' },
  slow: /*i18n*/ { id: 'paths.slow', message: 'Slow' },
  steady: /*i18n*/ { id: 'paths.steady', message: 'Steady' },
  fast: /*i18n*/ { id: 'paths.fast', message: 'Fast' },
  done: /*i18n*/ { id: 'paths.done', message: 'The path is walked to its end' },
  broken: /*i18n*/ { id: 'paths.broken', message: 'This step failed' },
  choose: /*i18n*/ { id: 'paths.choose', message: 'Choose a path of the list.' },
  unknownPath: /*i18n*/ { id: 'paths.unknownPath', message: 'There is no such path. Choose one of the list.' },
  noPathFound: /*i18n*/ { id: 'paths.noPathFound', message: 'No path matches the search' },
} as const

export type LabelName = keyof typeof labels

/** The labels in one language. */
export type Labels = Readonly<Record<LabelName, string>>
