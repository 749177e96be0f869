// planted: features/no-mirror
// planted: lint/phrase
// planted: arrows/dashboard-features-apart
// planted: arrows/dashboard-features-know-no-shell
import { Gift } from '../gifts/Gift.tsx'
import { Menu } from '../shell/Menu.tsx'

export function Shop() {
  return (
    <div aria-label="Shop of the venue">
      <Gift />
      <Menu />
    </div>
  )
}
