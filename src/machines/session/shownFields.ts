import type { ShownFields } from '../shownFields.ts'

export const shownFields = {
  names: ['callbackPath', 'exp', 'hostname', 'profile_image'],
  opened: ['user', 'other'],
} satisfies ShownFields
