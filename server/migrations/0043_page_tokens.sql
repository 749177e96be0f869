-- Tokens and addresses carry their page, `<page>.<random>` (server/src/core/pageToken.ts), and are unique within it.
alter table api_keys drop constraint api_keys_hash_key;
alter table api_keys add constraint api_keys_hash unique (page_id, hash);
alter table invitations drop constraint invitations_code_hash_key;
alter table invitations add constraint invitations_code_hash unique (page_id, code_hash);
alter table recipe_links drop constraint recipe_links_token_hash_key;
alter table recipe_links add constraint recipe_links_token_hash unique (page_id, token_hash);
alter table report_shares drop constraint report_shares_token_hash_key;
alter table report_shares add constraint report_shares_token_hash unique (page_id, token_hash);
alter table guest_keys drop constraint guest_keys_hash_key;

-- The address a gateway sends its guests to: the page, then what stood there before.
alter table gateways drop constraint gateways_entry_key_key;
alter table gateways add constraint gateways_entry_key unique (page_id, entry_key);
alter table gateways no force row level security;
update gateways set entry_key = translate(encode(uuid_send(page_id), 'base64'), '+/=', '-_') || '.' || entry_key;
alter table gateways force row level security;
