import { Outlet } from '@tanstack/react-router'
import { useIsAdmin } from '../core/rights.ts'
import { Lost } from './Lost.tsx'

/** Around the screens of platform administrators: for anybody else they do not exist. */
export function OfAdmin() {
  return useIsAdmin() ? <Outlet /> : <Lost />
}
