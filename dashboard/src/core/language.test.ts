import { beforeEach, expect, test } from 'vitest'
import { currentLanguage, showLanguage, showUpfront, showWholeLanguage, useLanguage } from './language.ts'

beforeEach(() => {
  localStorage.clear()
  useLanguage.setState({ language: 'vi', messages: null, extent: 'start' })
})

test('signing in waits for its own sentences only, the home screen for those it shows, the dashboard for all', async () => {
  await showLanguage()
  expect(Object.keys(useLanguage.getState().messages ?? {}).toSorted()).toEqual(['accounts', 'errors', 'shell'])
  await showUpfront()
  expect(useLanguage.getState().messages?.home).toBeDefined()
  expect(useLanguage.getState().messages?.reports).toBeUndefined()
  await showWholeLanguage()
  expect(useLanguage.getState().messages?.pages.mine.title).toBe('Trang của tôi')
})

test('a chosen language is remembered, named to the browser, and stays whole', async () => {
  await showLanguage('fr', 'whole')
  await showLanguage('it')
  expect(useLanguage.getState()).toMatchObject({ language: 'it', extent: 'whole' })
  expect([localStorage.getItem('language'), document.documentElement.lang, currentLanguage()]).toEqual([
    'it',
    'it',
    'it',
  ])
})

test('the beginning of a language, when late, does not take the place of the whole', async () => {
  await Promise.all([showWholeLanguage(), showLanguage()])
  await showLanguage('vi', 'start')
  expect(useLanguage.getState().extent).toBe('whole')
})
