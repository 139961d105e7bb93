const inFolder = (folder: string, ...names: readonly string[]) => names.map((name) => `src/domain/${folder}${name}.ts`)

/** Modules of rules whose mistakes `npm run mutate -- --code` makes. */
export const mutatedModules: readonly string[] = [
  ...inFolder('', 'companyType', 'holidays', 'workingDays'),
  ...inFolder(
    'declaration/',
    'confirmation',
    'confirmationEnds',
    'confirmationStanding',
    'household',
    'organisationRules',
    'organisations',
    'reasonFields',
    'since',
    'versioned',
    'versions',
  ),
  ...inFolder('corrections/', 'allowed', 'regimes', 'table'),
  ...inFolder('errorNotice/', 'kind', 'rules'),
  ...inFolder(
    'pitCertificate/',
    'carriedOver',
    'corrections',
    'fieldRules',
    'notDue',
    'rules',
    'typedDong',
    'warnings',
  ),
  ...inFolder('pitCertificate/payroll/', 'check', 'doubles', 'readRow'),
  ...inFolder('templates/', 'household', 'rollover', 'serial', 'symbols'),
]
