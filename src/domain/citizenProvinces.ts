/**
 * The first three digits of citizen ids: codes of the 63 provinces before July 2025, where a birth was registered (annex I of circular
 * 07/2016/TT-BCA; the codes of the General Statistics Office; written down from memory, docs/decisions/0369). The ids that they stand in keep them after the provinces have merged.
 */
export const citizenProvinces: ReadonlySet<string> = new Set(
  [
    '001 002 004 006 008 010 011 012 014 015 017 019 020 022 024 025 026 027 030 031 033 034 035 036 037',
    '038 040 042 044 045 046 048 049 051 052 054 056 058 060 062 064 066 067 068',
    '070 072 074 075 077 079 080 082 083 084 086 087 089 091 092 093 094 095 096',
  ].flatMap((codes) => codes.split(' ')),
)
