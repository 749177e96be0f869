// Errors of Wi-Fi profiles: code -> HTTP status.

export const WIFI_ERRORS = {
  'wifi-profile/not-found': 404,
  'wifi-certificate/unreadable': 400,
  'wifi-certificate/wrong-key': 400,
  'wifi-certificate/over': 400,
  'wifi-certificate/no-server': 400,
} as const
