import type { ShownFields } from '../shownFields.ts'

export const shownFields = {
  names: ['callbackPath', 'exp', 'hostname', 'profile_image'],
  opened: ['user'],
} satisfies ShownFields
