import { beforeEach, expect, test } from 'vitest'
import { currentLanguage, showLanguage, showWholeLanguage, useLanguage } from './language.ts'

beforeEach(() => {
  localStorage.clear()
  useLanguage.setState({ language: 'vi', messages: null, isWhole: false })
})

test('signing in waits for its own sentences only, the dashboard for all of them', async () => {
  await showLanguage()
  expect(Object.keys(useLanguage.getState().messages ?? {}).toSorted()).toEqual(['accounts', 'errors', 'shell'])
  await showWholeLanguage()
  expect(useLanguage.getState().messages?.pages.mine.title).toBe('Trang của tôi')
})

test('a chosen language is remembered, named to the browser, and stays whole', async () => {
  await showLanguage('fr', true)
  await showLanguage('it')
  expect(useLanguage.getState()).toMatchObject({ language: 'it', isWhole: true })
  expect([localStorage.getItem('language'), document.documentElement.lang, currentLanguage()]).toEqual([
    'it',
    'it',
    'it',
  ])
})

test('the beginning of a language, when late, does not take the place of the whole', async () => {
  await Promise.all([showWholeLanguage(), showLanguage()])
  await showLanguage('vi', false)
  expect(useLanguage.getState().isWhole).toBe(true)
})
