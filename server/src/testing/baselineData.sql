-- One venue's rows in every table of the baseline, as the product wrote them; secrets are cut short. Frozen with the baseline.

-- Core.
insert into jobs (name, last_started_at, last_ended_at, last_duration_ms, runs)
  values ('core.clearOutbox', '2026-11-22 22:36:39+00', '2026-11-22 22:36:39+00', 1, 1);
insert into installation_keys (name, sealed) values ('web-push', '\x0a01');
insert into outbox (id, actor_id, channel, recipient, content, created_at, next_at, tries, sent_at, for_page)
  values ('00000000-0000-7000-8000-000000000102', '00000000-0000-7000-8000-000000000100', 'mail', '00000000-0000-7000-8000-000000000103@example.com', '\x1001', '2026-11-22 22:36:38+00', '2026-11-22 22:37:38+00', 1, '2026-11-22 22:36:38+00', '00000000-0000-7000-8000-000000000103');
insert into message_counts (key, hour, count)
  values ('mail invitation account 00000000-0000-7000-8000-000000000100', '2026-11-22 22:00:00+00', 1);
-- Accounts.
insert into users (id, username, display_name, email, password_hash, created_at, activated_at)
  values ('00000000-0000-7000-8000-000000000100', '42c5e85ce6@example.com', 'Lan', '42c5e85ce6@example.com', '$argon2id$v=19$m=19456,t=2,p=1$sZN6kR9m0o1C5iTdFo6y7A$HtiQQ9VCFeeB29p7ysrjIW8gj87tMMQme4s40DTbfqc', '2026-11-22 22:36:37+00', '2026-11-22 22:36:37+00');
insert into users (id, username, display_name, email, password_hash, group_id, created_at, activated_at)
  values ('00000000-0000-7000-8000-000000000104', '513c51af49@example.com', 'Lan', '513c51af49@example.com', '$argon2id$v=19$m=19456,t=2,p=1$sZN6kR9m0o1C5iTdFo6y7A$HtiQQ9VCFeeB29p7ysrjIW8gj87tMMQme4s40DTbfqc', 999, '2026-11-22 22:36:38+00', '2026-11-22 22:36:38+00');
insert into users (id, username, display_name, email, password_hash, created_at, activated_at)
  values ('00000000-0000-7000-8000-000000000105', 'cf2f535993@example.com', 'Lan', 'cf2f535993@example.com', '$argon2id$v=19$m=19456,t=2,p=1$sZN6kR9m0o1C5iTdFo6y7A$HtiQQ9VCFeeB29p7ysrjIW8gj87tMMQme4s40DTbfqc', '2026-11-22 22:36:38+00', '2026-11-22 22:36:38+00');
insert into sign_ins (family, user_id, created_at, last_used_at, expires_at)
  values ('00000000-0000-7000-8000-000000000101', '00000000-0000-7000-8000-000000000100', '2026-11-22 22:36:37+00', '2026-11-22 22:36:37+00', '2026-11-23 22:36:37+00');
insert into refresh_tokens (hash, family, user_id, expires_at)
  values ('\x0a02', '00000000-0000-7000-8000-000000000101', '00000000-0000-7000-8000-000000000100', '2026-12-22 00:00:00+00');
insert into sign_ups (id, user_id, browser_hash, display_name, password_hash, language, created_at)
  values ('00000000-0000-7000-8000-00000000a003', '00000000-0000-7000-8000-000000000100', '\x0a03', 'Chủ quán', 'scrypt', 'vi', '2026-11-22 00:00:00+00');
insert into account_codes (hash, user_id, purpose, expires_at)
  values ('\x0a04', '00000000-0000-7000-8000-000000000100', 'reset', '2026-11-23 00:00:00+00');
insert into user_identities (issuer, subject, user_id, created_at)
  values ('https://accounts.google.com', '1234567890', '00000000-0000-7000-8000-000000000100', '2026-11-22 00:00:00+00');
insert into user_totp (user_id, secret, confirmed_at, last_step)
  values ('00000000-0000-7000-8000-000000000100', '\x0a05', '2026-11-22 00:00:00+00', 59000000);
insert into recovery_codes (user_id, hash) values ('00000000-0000-7000-8000-000000000100', '\x0a06');
insert into push_subscriptions (user_id, id, family, endpoint_hash, sealed, created_at)
  values ('00000000-0000-7000-8000-000000000100', '00000000-0000-7000-8000-00000000a007', '00000000-0000-7000-8000-000000000101', '\x0a07', '\x0a08', '2026-11-22 00:00:00+00');
insert into account_log (id, at, actor_id, actor_kind, action)
  values ('00000000-0000-7000-8000-00000000a009', '2026-11-22 00:00:00+00', '00000000-0000-7000-8000-000000000100', 'user', 'accounts.changePassword');
-- Pages.
insert into plans (id, name, other_metrics)
  values ('00000000-0000-7000-8000-00000000ffff', 'EVERYTHING', '{"cta": 1, "modules": [], "videoUpload": 1}');
insert into pages (id, name, created_at, portal_opened_at)
  values ('00000000-0000-7000-8000-000000000103', 'Quán Lá', '2026-11-22 22:36:38+00', '2026-11-22 22:36:38+00');
insert into members (page_id, user_id, role, created_at, last_active_at)
  values ('00000000-0000-7000-8000-000000000103', '00000000-0000-7000-8000-000000000100', 'owner', '2026-11-22 22:36:38+00', '2026-11-22 22:36:38+00');
insert into members (page_id, user_id, role, created_at)
  values ('00000000-0000-7000-8000-000000000103', '00000000-0000-7000-8000-000000000105', 'staff', '2026-11-22 22:36:38+00');
insert into subscriptions (page_id, plan_id, is_lifetime)
  values ('00000000-0000-7000-8000-000000000103', '00000000-0000-7000-8000-00000000ffff', true);
insert into invitations (page_id, id, address, role, code_hash, invited_by, created_at, expires_at)
  values ('00000000-0000-7000-8000-000000000103', '00000000-0000-7000-8000-000000000106', '00000000-0000-7000-8000-000000000103@example.com', 'staff', '\x1002', '00000000-0000-7000-8000-000000000100', '2026-11-22 22:36:38+00', '2026-11-29 22:36:38+00');
insert into ownership_offers (page_id, from_user, to_user, created_at, expires_at)
  values ('00000000-0000-7000-8000-000000000103', '00000000-0000-7000-8000-000000000100', '00000000-0000-7000-8000-000000000105', '2026-11-22 22:36:39+00', '2026-11-23 22:36:39+00');
insert into audit_log (id, page_id, at, actor_id, actor_kind, action, subject, detail)
  values ('00000000-0000-7000-8000-000000000107', '00000000-0000-7000-8000-000000000103', '2026-11-22 22:36:38+00', '00000000-0000-7000-8000-000000000100', 'user', 'pages.create', '00000000-0000-7000-8000-000000000103', '{"name": "Quán Lá"}');
-- Gateways.
insert into gateways (page_id, id, nas_id, name, type, configuration, entry_key, created_at)
  values ('00000000-0000-7000-8000-000000000103', '00000000-0000-7000-8000-000000000108', 'opennds-240aca10', 'Quầy', 'opennds', '{"fasLevel": 1}', 'AaIFZ31rdTudr69ZL5I8ZQ.LLGvvyb0ZegvYa-j', '2026-11-22 22:36:38+00');
insert into gateway_secrets (page_id, gateway_id, radius_secret, fas_key, agent_key)
  values ('00000000-0000-7000-8000-000000000103', '00000000-0000-7000-8000-000000000108', '\x1003', '\x1004', '\x1005');
insert into gateway_commands (page_id, id, gateway_id, session_id, kind, mac, created_at)
  values ('00000000-0000-7000-8000-000000000103', '00000000-0000-7000-8000-000000000109', '00000000-0000-7000-8000-000000000108', '00000000-0000-7000-8000-00000000010a', 'deauth', '02aabbccddee', '2026-11-22 22:36:39+00');
insert into gateway_restarts (page_id, gateway_id, fingerprint, heard_at)
  values ('00000000-0000-7000-8000-000000000103', '00000000-0000-7000-8000-000000000108', '\x1006', '2026-11-22 22:36:39+00');
insert into recipe_links (page_id, id, gateway_id, token_hash, language, expires_at, created_at)
  values ('00000000-0000-7000-8000-000000000103', '00000000-0000-7000-8000-00000000010b', '00000000-0000-7000-8000-000000000108', '\x1007', 'vi', '2026-11-22 23:36:39+00', '2026-11-22 22:36:39+00');
insert into radius_drops (page_id, gateway_id, reason, address, quarter, packets, last_at)
  values ('00000000-0000-7000-8000-000000000103', '00000000-0000-7000-8000-000000000108', 'wrong-secret', '192.0.2.7', '2026-11-22 22:36:39+00', 3, '2026-11-22 22:36:39+00');
insert into stray_packets (nas_id, address, packets, last_at) values ('unknown', '203.0.113.9', 3, '2026-11-22 00:00:00+00');
-- Guests.
insert into guests (page_id, id, name, first_seen_at, last_seen_at)
  values ('00000000-0000-7000-8000-000000000103', '00000000-0000-7000-8000-00000000010c', 'Quán Lá Linh', '2026-11-22 22:36:38+00', '2026-11-22 22:36:38+00');
insert into guests (page_id, id, name, phone, email, language, first_seen_at, last_seen_at)
  values ('00000000-0000-7000-8000-000000000103', '00000000-0000-7000-8000-00000000010d', 'Canary Guest', '+84912345678', '00000000-0000-7000-8000-000000000103@example.com', 'en', '2026-11-22 22:36:39+00', '2026-11-22 22:36:39+00');
insert into guest_devices (page_id, mac, guest_id, last_seen_at)
  values ('00000000-0000-7000-8000-000000000103', '021122334455', '00000000-0000-7000-8000-00000000010d', '2026-11-22 22:36:39+00');
insert into guest_identities (page_id, kind, value, guest_id, verified_at)
  values ('00000000-0000-7000-8000-000000000103', 'email', 'identity of 00000000-0000-7000-8000-000000000103', '00000000-0000-7000-8000-00000000010c', '2026-11-22 22:36:39+00');
insert into guest_keys (page_id, hash, guest_id, kind, family, created_at, expires_at)
  values ('00000000-0000-7000-8000-000000000103', '\x1008', '00000000-0000-7000-8000-00000000010d', 'cookie', '00000000-0000-7000-8000-00000000010e', '2026-11-22 22:36:39+00', '2027-12-27 22:36:39+00');
insert into guest_views (page_id, hash, guest_id, language, contact, created_at, expires_at)
  values ('00000000-0000-7000-8000-000000000103', '\x1009', '00000000-0000-7000-8000-00000000010c', 'vi', 'contact of 00000000-0000-7000-8000-000000000103', '2026-11-22 22:36:39+00', '2026-11-22 23:36:39+00');
insert into guest_steps (page_id, guest_id, step_id, at)
  values ('00000000-0000-7000-8000-000000000103', '00000000-0000-7000-8000-00000000010d', 'step-1', '2026-11-22 22:36:39+00');
insert into guest_quotas (page_id, minutes_per_day)
  values ('00000000-0000-7000-8000-000000000103', 600);
insert into consents (page_id, id, guest_id, purpose, channel, is_given, text_hash, language, at, evidence, wording_version)
  values ('00000000-0000-7000-8000-000000000103', '00000000-0000-7000-8000-00000000010f', '00000000-0000-7000-8000-00000000010d', 'terms', 'portal', true, '\x100a', 'en', '2026-11-22 22:36:39+00', '{"ip": "192.168.1.47", "mac": "021122334455", "nasId": "opennds-240aca10", "method": "tick", "screen": "portal"}', 0);
insert into consents (page_id, id, guest_id, purpose, channel, is_given, text_hash, language, at, evidence, max_per_month, wording_version)
  values ('00000000-0000-7000-8000-000000000103', '00000000-0000-7000-8000-000000000110', '00000000-0000-7000-8000-00000000010d', 'marketing', 'email', true, '\x100b', 'en', '2026-11-22 22:36:39+00', '{"ip": "192.168.1.47", "age": "I am 16 or older (only needed for such messages).", "mac": "021122334455", "nasId": "opennds-240aca10", "method": "tick", "screen": "portal"}', 4, 0);
insert into consent_texts (hash, language, body, first_shown_at)
  values ('\x100a', 'en', 'Using the Wi-Fi
Quán Lá offers you this Wi-Fi. Please do nothing illegal with it, harm nobody, and leave some of it for the others.
It may be slow, limited in time or out of order. Quán Lá may disconnect anyone who misuses it.

Staying safe
This is a shared network. Enter passwords and card details only on sites with an encrypted connection (https).

Who is responsible
Quán Lá decides what your data is used for and answers for it. The software behind this page acts only on the instructions of Quán Lá.

What is stored
What you enter yourself: name, mobile number, e-mail.
About your device: its network addresses (MAC and IP), its type, browser and language.
About the connection: when it began and ended, and how much data went through.
What you agreed to or declined, and when.
A cookie of this page, to recognise your browser when you come back.
Nobody here looks at or stores the sites you visit.

What it is for
To give you access and keep the network safe, to recognise you when you come back, to know when it is busy, and to comply with the law on public networks.
News and offers are sent only if you chose them yourself. The Wi-Fi works without them.

How long it is kept
For as long as the purposes above need it, or until you ask for deletion. Connection records and proof of consent are kept longer where the law demands it.

Who sees it
The people Quán Lá trusts with this; the service that delivers messages, if you chose to receive them; and authorities, where the law demands it. Your data is never sold.

Your rights
You can see your data, get a copy, correct or delete it, object to its use, and withdraw your consent at any time. What was done before you withdrew it stays lawful.
You can also complain to the data protection authority.
If you are under 16, please ask a parent before you enter anything.

Contact
Ask the staff at Quán Lá.', '2026-11-22 22:36:39+00');
insert into consent_wordings (page_id, purpose, version, texts, created_at)
  values ('00000000-0000-7000-8000-000000000103', 'terms', 1, '{"vi": "Wording of 00000000-0000-7000-8000-000000000103"}', '2026-11-22 22:36:39+00');
-- Visits.
insert into visits (page_id, id, guest_id, gateway_id, mac, status, asked_at)
  values ('00000000-0000-7000-8000-000000000103', '00000000-0000-7000-8000-000000000111', '00000000-0000-7000-8000-00000000010c', '00000000-0000-7000-8000-000000000108', '02859546b6e3', 'waiting', '2026-11-22 22:36:38+00');
insert into visits (page_id, id, guest_id, gateway_id, mac, status, asked_at, agent)
  values ('00000000-0000-7000-8000-000000000103', '00000000-0000-7000-8000-000000000112', '00000000-0000-7000-8000-00000000010d', '00000000-0000-7000-8000-000000000108', '021122334455', 'waiting', '2026-11-22 22:36:39+00', 0);
insert into grants (page_id, id, visit_id, gateway_id, username, mac, session_seconds, expires_at, ends_at)
  values ('00000000-0000-7000-8000-000000000103', '00000000-0000-7000-8000-000000000113', '00000000-0000-7000-8000-000000000111', '00000000-0000-7000-8000-000000000108', 'd8f2c7034887a8a8a914', '02859546b6e3', 28800, '2026-11-22 22:37:38+00', '2026-11-23 06:36:38+00');
insert into grants (page_id, id, visit_id, gateway_id, username, mac, session_seconds, expires_at, ends_at)
  values ('00000000-0000-7000-8000-000000000103', '00000000-0000-7000-8000-000000000114', '00000000-0000-7000-8000-000000000112', '00000000-0000-7000-8000-000000000108', 'b04783bc2d2d4839b719', '021122334455', 28800, '2026-11-22 22:37:39+00', '2026-11-23 06:36:39+00');
insert into sessions (page_id, id, gateway_id, acct_session_id, boot_epoch, visit_id, guest_id, mac, started_at, updated_at)
  values ('00000000-0000-7000-8000-000000000103', '00000000-0000-7000-8000-00000000010a', '00000000-0000-7000-8000-000000000108', '52c018fdcf23', 0, '00000000-0000-7000-8000-000000000111', '00000000-0000-7000-8000-00000000010c', '02859546b6e3', '2026-11-22 22:36:38+00', '2026-11-22 22:36:38+00');
insert into own_devices (page_id, id, guest_id, mac, name, gateway_id, visit_id, created_at)
  values ('00000000-0000-7000-8000-000000000103', '00000000-0000-7000-8000-000000000115', '00000000-0000-7000-8000-00000000010d', 'ac9b0a000001', 'TV of 00000000-0000-7000-8000-000000000103', '00000000-0000-7000-8000-000000000108', '00000000-0000-7000-8000-000000000112', '2026-11-22 22:36:39+00');
insert into access_rules (page_id, id, kind, mac, name, created_at)
  values ('00000000-0000-7000-8000-000000000103', '00000000-0000-7000-8000-000000000116', 'allow', '0216fea48ee0', 'tv of 00000000-0000-7000-8000-000000000103', '2026-11-22 22:36:39+00');
insert into auth_log (page_id, gateway_id, at, username, mac, is_accepted, reason)
  values ('00000000-0000-7000-8000-000000000103', '00000000-0000-7000-8000-000000000108', '2026-11-22 22:36:39+00', 'user of 00000000-0000-7000-8000-000000000103', '02aabbccddee', false, 'unknown');
insert into accounting_inbox (id, records) values ('00000000-0000-7000-8000-00000000a00a', '[]');
-- Templates.
insert into page_templates (page_id, id, name, design, version, created_at, updated_at)
  values ('00000000-0000-7000-8000-000000000103', '00000000-0000-7000-8000-000000000117', 'Mẫu của 00000000-0000-7000-8000-000000000103', '{"art": "cafe", "font": "warm", "logo": null, "wave": "wave", "terms": {}, "trade": "cafe", "video": null, "accent": "#0f766e", "footer": {"mobile": null, "desktop": null}, "header": {"mobile": null, "desktop": null}, "scheme": "auto", "second": "#f2b34c", "slides": {"autoplay": true, "pictures": [], "secondsEach": 5, "transitionMs": 600}, "survey": true, "welcome": {"vi": "Chào khách của 00000000-0000-7000-8000-000000000103"}, "loginBox": {"shape": "round", "position": "below"}, "background": "", "subheading": {}, "callToAction": null, "headingColour": "", "logoLoadingMs": 0, "autologinSeconds": 0, "subheadingColour": ""}', 1, '2026-11-22 22:36:39+00', '2026-11-22 22:36:39+00');
insert into page_template_versions (page_id, template_id, version, design, is_published, at)
  values ('00000000-0000-7000-8000-000000000103', '00000000-0000-7000-8000-000000000117', 1, '{"art": "cafe", "font": "warm", "logo": null, "wave": "wave", "terms": {}, "trade": "cafe", "video": null, "accent": "#0f766e", "footer": {"mobile": null, "desktop": null}, "header": {"mobile": null, "desktop": null}, "scheme": "auto", "second": "#f2b34c", "slides": {"autoplay": true, "pictures": [], "secondsEach": 5, "transitionMs": 600}, "survey": true, "welcome": {"vi": "Chào khách của 00000000-0000-7000-8000-000000000103"}, "loginBox": {"shape": "round", "position": "below"}, "background": "", "subheading": {}, "callToAction": null, "headingColour": "", "logoLoadingMs": 0, "autologinSeconds": 0, "subheadingColour": ""}', true, '2026-11-22 22:36:39+00');
-- Portal.
insert into portal_looks (page_id)
  values ('00000000-0000-7000-8000-000000000103');
insert into login_flows (page_id, id, name, steps, version, created_at, updated_at)
  values ('00000000-0000-7000-8000-000000000103', '00000000-0000-7000-8000-000000000118', 'Quán Lá Luồng', '[{"id": "step-1", "type": "one-tap"}]', 1, '2026-11-22 22:36:38+00', '2026-11-22 22:36:38+00');
insert into login_flow_versions (page_id, flow_id, version, steps, at)
  values ('00000000-0000-7000-8000-000000000103', '00000000-0000-7000-8000-000000000118', 1, '[{"id": "step-1", "type": "one-tap"}]', '2026-11-22 22:36:38+00');
insert into login_flow_gateways (page_id, gateway_id, flow_id)
  values ('00000000-0000-7000-8000-000000000103', '00000000-0000-7000-8000-000000000108', '00000000-0000-7000-8000-000000000118');
insert into portal_sessions (page_id, token_hash, gateway_id, mac, ip, arrival, language, answers, visit_id, handed_over_at, created_at, expires_at, agent, flow_id, flow_version, step, browser)
  values ('00000000-0000-7000-8000-000000000103', '\x100c', '00000000-0000-7000-8000-000000000108', '021122334455', '192.168.1.47', '{"ip": "192.168.1.47", "mac": "021122334455", "data": {"hid": "3b37b0f0d3924271cf2a2eabfa9421bcfc803f15a3568e0fd479c9b5088e6bb9", "version": "9.10.0", "authDirectory": "opennds_auth", "gatewayAddress": "192.168.1.1:2050"}, "isOnline": false, "originalUrl": "http://detectportal.firefox.com"}', 'en', '{"known": [], "steps": {"step-1": {"values": {"name": "Canary Guest", "email": "00000000-0000-7000-8000-000000000103@example.com", "phone": "+84912345678"}, "outcome": "done"}}, "agreed": {"house": "", "isOfAge": true, "wording": {"terms": 0, "marketing": 0}, "language": "en", "marketing": true}, "isHeld": true, "guestId": "00000000-0000-7000-8000-00000000010d", "hasLeft": false, "channels": ["email", "sms", "zalo"], "handOver": "UW231fGufDhejSbiVAHVd3gWL7dkvVAqzAgOlaAqMVKDgWZQS9IUE-aPF5numkU0gjO3hzuTsdPejjYhZfKBnMj88fGk-7H2qjcZiQhJMzGtdTHHGkfF3DTJjfieAFkXjF0DiKHYKgOZGXy2PMx1wNETmD5gCBtzBYe6sS5bVGLHuToTEFk61wNMJsqJZvve4BilpO_DzeOISatrZZHX46VN5t0ooW1YjTfloPZKZ0Yz6I3AXHhF6l35wsJJdnyUgZOYxqPWUCacy8N044ATT44Tz9-kAyBfzjsz09xKqOoOyZow_rh1DLpl2_xxlvw_HvAPnVYKZps1nsHwQP3ycicArFaBl3WKaTakIyjyMoS_HEu6esHvZjRnTj9N8Jmo1UdjK4wiDkNw2ZeEUTaeKIt3hEFmU-Ar-_BMDZPe7Dpj", "isRecorded": true, "isSaidOnline": false}', '00000000-0000-7000-8000-000000000112', '2026-11-22 22:36:39+00', '2026-11-22 22:36:38+00', '2026-11-23 22:36:38+00', 0, '00000000-0000-7000-8000-000000000119', 1, 'form', '\x100d');
insert into portal_codes (page_id, id, token_hash, step_id, way, destination_hash, hint, gateway_id, mac, created_at, expires_at)
  values ('00000000-0000-7000-8000-000000000103', '00000000-0000-7000-8000-00000000011a', '\x100e', 'step of 00000000-0000-7000-8000-000000000103', 'staff', '\x100e', 'end of 00000000-0000-7000-8000-000000000103', '00000000-0000-7000-8000-000000000108', '02aabbccddee', '2026-11-22 22:36:39+00', '2026-11-22 23:36:39+00');
insert into portal_passes (page_id, visit_id, token_hash, ends_at)
  values ('00000000-0000-7000-8000-000000000103', '00000000-0000-7000-8000-000000000112', '\x100e', '2026-11-22 23:36:39+00');
-- Access codes.
insert into access_code_batches (page_id, id, name, kind, alphabet, length, most, duration_minutes, max_devices, created_at)
  values ('00000000-0000-7000-8000-000000000103', '00000000-0000-7000-8000-00000000011b', 'codes of 00000000-0000-7000-8000-000000000103', 'sheet', 'digits', 14, 20, 60, 1, '2026-11-22 22:36:38+00');
insert into access_codes (page_id, id, batch_id, number, lookup, sealed, note, issued_by, created_at)
  values ('00000000-0000-7000-8000-000000000103', '00000000-0000-7000-8000-00000000011c', '00000000-0000-7000-8000-00000000011b', 1, '\x100f', '\x1010', 'guest of 00000000-0000-7000-8000-000000000103', '00000000-0000-7000-8000-000000000105', '2026-11-22 22:36:38+00');
insert into access_code_devices (page_id, code_id, mac, first_at, last_at)
  values ('00000000-0000-7000-8000-000000000103', '00000000-0000-7000-8000-00000000011c', '02aabbccddee', '2026-11-22 22:36:39+00', '2026-11-22 22:36:39+00');
insert into access_code_visits (page_id, visit_id, code_id)
  values ('00000000-0000-7000-8000-000000000103', '00000000-0000-7000-8000-000000000111', '00000000-0000-7000-8000-00000000011c');
insert into access_code_tries (page_id, kind, key, left_tries, at)
  values ('00000000-0000-7000-8000-000000000103', 'device', '02aabbccddee', 3, '2026-11-22 22:36:39+00');
insert into access_code_networks (page_id, ssid)
  values ('00000000-0000-7000-8000-000000000103', 'af592f923c65');
-- Media.
insert into media_files (page_id, id, kind, name, filename, mimetype, extension, size_bytes, width, height, renditions, objects, master, created_at)
  values ('00000000-0000-7000-8000-000000000103', '00000000-0000-7000-8000-00000000011d', 'i', 'Quán Lá pano', '01a205677e937b0883ff0739880bb554.webp', 'image/webp', 'webp', 1000, 8, 8, '[{"type": "image/webp", "width": 8, "height": 8, "filename": "01a205677e937b0883ff0739880bb554.webp", "isPoster": false, "sizeBytes": 60}]', '{01a205677e937b0883ff0739880bb554.webp}', '01a205677e937b0883ff0739880bb554.webp', '2026-11-22 22:36:38+00');
insert into media_uploads (page_id, id, name, size_bytes, created_at, expires_at)
  values ('00000000-0000-7000-8000-000000000103', '00000000-0000-7000-8000-00000000011e', 'upload 00000000-0000-7000-8000-00000000011e', 2000000, '2026-11-22 22:36:38+00', '2026-11-23 22:36:38+00');
insert into media_leftovers (key, actor_id, at) values ('media/old.webp', '00000000-0000-7000-8000-000000000100', '2026-11-22 00:00:00+00');
-- Notifications.
insert into happenings (page_id, id, kind, data, at, done_at)
  values ('00000000-0000-7000-8000-000000000103', '00000000-0000-7000-8000-00000000011f', 'member.joined', '{"uid": "00000000-0000-7000-8000-000000000100", "role": "owner"}', '2026-11-22 22:36:39+00', '2026-11-22 22:36:39+00');
insert into notification_settings (page_id, rules, first_visits_only, quiet_from, quiet_to, digest_is_on, digest_hour, digest_skips_empty)
  values ('00000000-0000-7000-8000-000000000103', '{"digest": {"roles": ["owner", "manager"], "people": [], "channels": ["mail"]}, "device.open": {"roles": ["owner", "manager"], "people": [], "channels": ["mail", "push"]}, "member.left": {"roles": ["owner"], "people": [], "channels": []}, "guest.online": {"roles": ["owner"], "people": [], "channels": []}, "device.online": {"roles": ["owner", "manager"], "people": [], "channels": ["mail", "push"]}, "guest.offline": {"roles": ["owner"], "people": [], "channels": []}, "member.joined": {"roles": ["owner"], "people": [], "channels": []}, "device.offline": {"roles": ["owner", "manager"], "people": [], "channels": ["mail", "push"]}, "integration.failing": {"roles": ["owner"], "people": [], "channels": ["mail", "push"]}, "integration.recovered": {"roles": ["owner"], "people": [], "channels": ["mail", "push"]}}', true, '22:00', '07:00', true, 8, true);
insert into notification_bundles (page_id, id, kind, opened_at, due_at, count, items)
  values ('00000000-0000-7000-8000-000000000103', '00000000-0000-7000-8000-000000000120', 'guest.offline', '2026-11-22 22:36:39+00', '2027-11-22 22:36:39+00', 1, '[]');
insert into notification_digests (page_id, day, decided_at)
  values ('00000000-0000-7000-8000-000000000103', '2020-01-01', '2026-11-22 22:36:39+00');
-- Integrations.
insert into connections (page_id, kind, settings, secret, secret_at, created_at)
  values ('00000000-0000-7000-8000-000000000103', 'google', '{"clientId": "client-of-00000000-0000-7000-8000-000000000103"}', '\x1011', '2026-11-22 22:36:38+00', '2026-11-22 22:36:38+00');
insert into webhooks (page_id, id, url, kinds, secret, secret_tail, secret_at, created_at)
  values ('00000000-0000-7000-8000-000000000103', '00000000-0000-7000-8000-000000000121', 'https://hooks.portico.invalid/00000000-0000-7000-8000-000000000121', '["guest.online"]', '\x1012', 'ec', '2026-11-22 22:36:38+00', '2026-11-22 22:36:38+00');
insert into webhook_deliveries (page_id, id, webhook_id, kind, body, created_at, next_at, state, response)
  values ('00000000-0000-7000-8000-000000000103', '00000000-0000-7000-8000-000000000122', '00000000-0000-7000-8000-000000000121', 'guest.online', '\x1013', '2026-11-22 22:36:38+00', '2026-11-22 22:36:38+00', 'failed', 'answer 00000000-0000-7000-8000-000000000122');
insert into api_keys (page_id, id, name, hash, tail, scopes, created_at)
  values ('00000000-0000-7000-8000-000000000103', '00000000-0000-7000-8000-000000000123', 'key of 00000000-0000-7000-8000-000000000103', '\x1014', 'abcd', '["visits:read"]', '2026-11-22 22:36:38+00');
-- Events.
insert into event (at, page_id, id, gateway_id, kind, key)
  values ('2026-11-22 22:36:38+00', '00000000-0000-7000-8000-000000000103', 'b5d6625f-357c-8cfb-83af-81607d9daee4', '00000000-0000-7000-8000-000000000108', 3, 'step-1');
insert into event (at, page_id, id, gateway_id, kind, agent)
  values ('2026-11-22 22:36:38+00', '00000000-0000-7000-8000-000000000103', '00000000-0000-7000-8000-000000000124', '00000000-0000-7000-8000-000000000108', 1, 0);
insert into event (at, page_id, id, gateway_id, kind)
  values ('2026-11-22 22:36:38+00', '00000000-0000-7000-8000-000000000103', '06aa8b2b-c263-81d4-85ca-9ecb7ae3215e', '00000000-0000-7000-8000-000000000108', 2);
insert into report_dirty (page_id, day)
  values ('00000000-0000-7000-8000-000000000103', '2999-01-01');
insert into report_settings (page_id, engaged_minutes)
  values ('00000000-0000-7000-8000-000000000103', 5);
insert into report_shares (page_id, id, token_hash, saved, created_at, expires_at)
  values ('00000000-0000-7000-8000-000000000103', '00000000-0000-7000-8000-000000000125', '\x1015', '{"range": "last7", "report": "overview", "compare": "none"}', '2026-11-22 22:36:39+00', '2026-11-23 22:36:39+00');
insert into report_schedules (page_id, id, report, every, hour, weekday, monthday, recipients, language, created_at, next_at)
  values ('00000000-0000-7000-8000-000000000103', '00000000-0000-7000-8000-000000000126', 'overview', 'week', 7, 1, 1, '["00000000-0000-7000-8000-000000000103@example.com"]', 'vi', '2026-11-22 22:36:39+00', '2026-11-29 22:36:39+00');
-- Report counts.
insert into visit_day (page_id, day, seen, started, verified, contacts, consents_asked, consents_given, visits, new_visits, guests, impressions, answers, leads)
  values ('00000000-0000-7000-8000-000000000103', '2026-11-23', 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1);
insert into visit_month (page_id, day, seen, started, verified, contacts, consents_asked, consents_given, visits, new_visits, guests, impressions, answers, leads)
  values ('00000000-0000-7000-8000-000000000103', '2026-11-01', 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1);
insert into profile_day (page_id, day, h5, kind0, brand0, os0, browser0)
  values ('00000000-0000-7000-8000-000000000103', '2026-11-23', 1, 1, 1, 1, 1);
insert into profile_month (page_id, day, h5, kind0, brand0, os0, browser0)
  values ('00000000-0000-7000-8000-000000000103', '2026-11-01', 1, 1, 1, 1, 1);
insert into weekday_month (page_id, day, weekday, h5)
  values ('00000000-0000-7000-8000-000000000103', '2026-11-01', 1, 1);
insert into hotspot_day (page_id, day, gateway_id, seen, visits)
  values ('00000000-0000-7000-8000-000000000103', '2026-11-23', '00000000-0000-7000-8000-000000000108', 1, 1);
insert into hotspot_month (page_id, day, gateway_id, seen, visits)
  values ('00000000-0000-7000-8000-000000000103', '2026-11-01', '00000000-0000-7000-8000-000000000108', 1, 1);
insert into step_day (page_id, day, key, viewed, done)
  values ('00000000-0000-7000-8000-000000000103', '2026-11-23', 'step-1', 1, 1);
insert into step_month (page_id, day, key, viewed, done)
  values ('00000000-0000-7000-8000-000000000103', '2026-11-01', 'step-1', 1, 1);
insert into answer_day (page_id, day, key, form, value, answers)
  values ('00000000-0000-7000-8000-000000000103', '2026-11-23', 'question 00000000-0000-7000-8000-000000000103', 3, '', 1);
insert into answer_month (page_id, day, key, form, value, answers)
  values ('00000000-0000-7000-8000-000000000103', '2026-11-01', 'question 00000000-0000-7000-8000-000000000103', 3, '', 1);
insert into answer_quarter (page_id, day, key, form, value, answers)
  values ('00000000-0000-7000-8000-000000000103', '2026-10-01', 'question 00000000-0000-7000-8000-000000000103', 3, '', 1);
insert into lead_day (page_id, day, stage, source, created, entered)
  values ('00000000-0000-7000-8000-000000000103', '2026-11-23', 'stage 00000000-0000-7000-8000-000000000103', 'source 00000000-0000-7000-8000-000000000103', 1, 1);
insert into lead_month (page_id, day, stage, source, created, entered)
  values ('00000000-0000-7000-8000-000000000103', '2026-11-01', 'stage 00000000-0000-7000-8000-000000000103', 'source 00000000-0000-7000-8000-000000000103', 1, 1);
-- Report guests.
insert into campaign_day (page_id, day, campaign_id, impressions, reached, latest)
  values ('00000000-0000-7000-8000-000000000103', '2026-11-23', '00000000-0000-7000-8000-000000000127', 1, 1, 1);
insert into campaign_month (page_id, day, campaign_id, impressions, reached, latest)
  values ('00000000-0000-7000-8000-000000000103', '2026-11-01', '00000000-0000-7000-8000-000000000127', 1, 1, 1);
insert into campaign_quarter (page_id, day, campaign_id, impressions, reached, latest)
  values ('00000000-0000-7000-8000-000000000103', '2026-10-01', '00000000-0000-7000-8000-000000000127', 1, 1, 1);
insert into campaign_guest (page_id, campaign_id, guest_id, first_day, last_day)
  values ('00000000-0000-7000-8000-000000000103', '00000000-0000-7000-8000-000000000127', '00000000-0000-7000-8000-00000000010c', '2026-11-23', '2026-11-23');
insert into guest_day (page_id, guest_id, day, visits, seconds, bytes)
  values ('00000000-0000-7000-8000-000000000103', '00000000-0000-7000-8000-00000000010c', '2026-11-23', 1, 0, 0);
insert into guest_page (page_id, guest_id, visits, seconds, bytes, first_at, last_at, last_day, last_period)
  values ('00000000-0000-7000-8000-000000000103', '00000000-0000-7000-8000-00000000010c', 1, 0, 0, '2026-11-22 22:36:39+00', '2026-11-22 22:36:39+00', '2026-11-23', 327);
insert into guest_last (page_id, day, guests)
  values ('00000000-0000-7000-8000-000000000103', '2026-11-23', 1);
insert into guest_last_month (page_id, day, guests)
  values ('00000000-0000-7000-8000-000000000103', '2026-11-01', 1);
insert into visitor_sketch (page_id, day, is_month, sketch)
  values ('00000000-0000-7000-8000-000000000103', '2020-02-29', false, 0::bit(32768));
-- Finance.
insert into finance_accounts (id, user_id, currency) values ('00000000-0000-7000-8000-00000000a00b', '00000000-0000-7000-8000-000000000100', 'VND');
insert into finance_accounts (id, side, currency) values ('00000000-0000-7000-8000-00000000a00c', 'bank', 'VND');
insert into finance_transfers (id, key, reason, legs, at)
  values ('00000000-0000-7000-8000-00000000a00d', 'first', 'credit', 2, '2026-11-22 00:00:00+00');
insert into finance_entries (transfer_id, account_id, amount, currency) values
  ('00000000-0000-7000-8000-00000000a00d', '00000000-0000-7000-8000-00000000a00b', 500000, 'VND'),
  ('00000000-0000-7000-8000-00000000a00d', '00000000-0000-7000-8000-00000000a00c', -500000, 'VND');
