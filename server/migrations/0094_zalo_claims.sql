-- What a guest sends to the Official Account to say who they are: the webhook tells us the user, the code the guest.
create table zalo_claims (
  page_id uuid not null,
  guest_id uuid not null,
  code text not null,
  expires_at timestamptz not null,
  primary key (page_id, code),
  constraint zalo_claims_guest unique (page_id, guest_id),
  foreign key (page_id, guest_id) references guests (page_id, id) on delete cascade
);
call protect_tenant_table('zalo_claims');
